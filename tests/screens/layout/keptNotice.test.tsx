import { fireEvent, screen } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import { renewKeptNotice } from '@/services/browser/offline/keptNotice';
import { withKeptNotice } from '@/services/browser/offline/keptPages';

/** A page as the service worker answers it without a network. */
function openKeptPage() {
  document.body.innerHTML =
    /<body>([\s\S]*)<\/body>/.exec(withKeptNotice('<body></body>', 'دیروز'))?.[1] ?? '';
  renewKeptNotice();
}

/** Whether the browser says that it has a network, and whether the shop answers. */
function setNetwork(isOnline: boolean, answers = isOnline) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => (answers ? Promise.resolve(new Response()) : Promise.reject(new TypeError())));
}
beforeEach(() => void setNetwork(false));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const notice = () => document.getElementById('kept-notice');

test('a kept page offers the newest one when the network is back, and is not loaded again by itself', async () => {
  openKeptPage();
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent(window, new Event('online'));
  fireEvent(window, new Event('online'));
  expect(screen.getByRole('status')).toHaveTextContent(/^دوباره آنلاین شدید — تازه کنید$/);
  expect(screen.getByRole('button', { name: 'تازه کنید' })).toBeVisible();
});

test('a network that was back before the scripts of the page is offered too, if the shop answers', async () => {
  setNetwork(true);
  openKeptPage();
  expect(await screen.findByRole('button', { name: 'تازه کنید' })).toBeVisible();
});

test('a network without the shop is no offer until the shop answers, of which the browser says nothing', async () => {
  jest.useFakeTimers();
  const asked = setNetwork(true, false);
  openKeptPage();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked.mock.calls.length).toBeGreaterThan(2);
  expect(screen.queryByRole('button')).toBeNull();
  setNetwork(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(screen.getByRole('button', { name: 'تازه کنید' })).toBeVisible();
});

test('the notice goes with the page that it is about, and stays while only the query changes', async () => {
  openKeptPage();
  await mockRouter.push('/shop?page=2', undefined, { shallow: true });
  expect(notice()).toBeInTheDocument();
  await mockRouter.push('/faq');
  expect(notice()).toBeNull();
});

test('a page from the network has no notice', () => {
  document.body.innerHTML = '';
  renewKeptNotice();
  fireEvent(window, new Event('online'));
  expect(screen.queryByRole('status')).toBeNull();
});
