import { appStarted } from '@/store/session/session';
import { navigationEnded } from '@/store/ui';
import { installStorage } from '@/tests/support/fakeStorage';
import { startShop } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

let browser: ReturnType<typeof installStorage>;

beforeEach(() => {
  server.use(...onStart());
  browser = installStorage();
  browser.stored.set('fromOrder', 'true');
});

/** Loads a whole page, without a soft navigation. */
function startAt(path: string) {
  browser.goTo(path);
  const store = startShop();
  store.dispatch(appStarted());
  return store;
}

test('keeps the flag of a checkout at the gateway and during reloads of the result', () => {
  startAt('/order');
  startAt('/payment-resualt');
  const store = startAt('/payment-resualt');
  store.dispatch(navigationEnded());
  expect(browser.stored.get('fromOrder')).toBe('true');
});

test('clears the flag when a link leads from the result to another page', () => {
  const store = startAt('/payment-resualt');
  browser.goTo('/');
  store.dispatch(navigationEnded());
  expect(browser.stored.has('fromOrder')).toBe(false);
});

test('clears the flag on the next page after Back, a typed address or a closed browser', () => {
  startAt('/payment-resualt');
  startAt('/faq');
  expect(browser.stored.has('fromOrder')).toBe(false);
  expect(browser.stored.has('paymentResultSeen')).toBe(false);
});
