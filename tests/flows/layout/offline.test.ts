import { runSaga, stdChannel } from 'redux-saga';
import { offlineSaga } from '@/sagas/offline';
import { countVisit } from '@/services/browser/browserStorage';
import { startServiceWorker } from '@/services/browser/offline/startServiceWorker';
import { appStarted } from '@/store/session/session';
import { navigationStarted } from '@/store/ui';

const offer = jest.fn();
jest.mock('@/services/browser/installOffer', () => ({ prepareInstallOffer: () => offer }));
jest.mock('@/services/browser/offline/startServiceWorker', () => ({ startServiceWorker: jest.fn() }));
jest.mock('@/services/browser/offline/keptNotice', () => ({ renewKeptNotice: jest.fn() }));
jest.mock('@/services/browser/browserStorage', () => ({ countVisit: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { serviceWorker: {} } });
  offer.mockClear();
  jest.mocked(startServiceWorker).mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A page of the built shop, whose shopper has seen the result of a payment or not. */
function openPage(isReturning: boolean) {
  jest.mocked(countVisit).mockReturnValue(isReturning);
  const channel = stdChannel();
  const state: { paymentAttempt?: { attempt: { outcome: string } } } = {};
  runSaga({ channel, dispatch: () => undefined, getState: () => state }, offlineSaga);
  channel.put(appStarted());
  return { channel, state };
}

test('the service worker starts only after the first page has settled', async () => {
  openPage(false);
  await jest.advanceTimersByTimeAsync(9_900);
  expect(startServiceWorker).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(startServiceWorker).toHaveBeenCalledTimes(1);
});

test('the shop is offered at the second visit', async () => {
  openPage(true);
  await jest.advanceTimersByTimeAsync(12_000);
  expect(offer).toHaveBeenCalledTimes(1);
});

test('at the first visit the shop is offered after a paid order only', async () => {
  const { channel, state } = openPage(false);
  await jest.advanceTimersByTimeAsync(12_000);
  state.paymentAttempt = { attempt: { outcome: 'notPaid' } };
  channel.put(navigationStarted());
  await jest.advanceTimersByTimeAsync(100);
  expect(offer).not.toHaveBeenCalled();
  state.paymentAttempt = { attempt: { outcome: 'paid' } };
  channel.put(navigationStarted());
  await jest.advanceTimersByTimeAsync(100);
  expect(offer).toHaveBeenCalledTimes(1);
});
