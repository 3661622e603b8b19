import NProgress from 'nprogress';
import { runSaga, stdChannel } from 'redux-saga';
import { navigationSaga } from '@/sagas/navigation';
import { navigationEnded, navigationStarted } from '@/store/ui';
import { globalCss } from '@/styles/global';

jest.mock('nprogress', () => ({
  __esModule: true,
  default: { configure: jest.fn(), set: jest.fn(), start: jest.fn(), done: jest.fn() },
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows the bar once the press is painted, and hides it 200 ms after a page has loaded, unless another navigation begins before', async () => {
  const channel = stdChannel();
  runSaga({ channel }, navigationSaga);
  channel.put(navigationStarted());
  await jest.advanceTimersByTimeAsync(49);
  expect(NProgress.set).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(NProgress.set).toHaveBeenCalledWith(0.3);
  channel.put(navigationEnded());
  await jest.advanceTimersByTimeAsync(150);
  channel.put(navigationStarted());
  await jest.advanceTimersByTimeAsync(1_000);
  expect(NProgress.done).not.toHaveBeenCalled();
  channel.put(navigationEnded());
  await jest.advanceTimersByTimeAsync(199);
  expect(NProgress.done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(NProgress.done).toHaveBeenCalledTimes(1);
});

test('shows the bar in #FF4200 in both themes, whether the shopper or the system chose them', () => {
  expect(globalCss).toContain('#nprogress .bar { block-size: 100%; background: var(--progress); }');
  expect(globalCss.match(/--progress: ?#FF4200/g)).toHaveLength(3);
});
