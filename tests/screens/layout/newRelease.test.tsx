import { MessageChannel } from 'node:worker_threads';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import { LostNotice } from '@/components/layout/frame/LostNotice';
import { askForMissing } from '@/services/browser/firstLoad/loadAgain';
import { startServiceWorker } from '@/services/browser/offline/startServiceWorker';
import { globalCss } from '@/styles/global';

const here = 'this-build';

beforeAll(() => {
  const style = document.createElement('style');
  style.textContent = globalCss.slice(globalCss.indexOf('#lost-notice {'));
  document.head.append(style);
  Object.assign(globalThis, { MessageChannel });
});

/** A page of `this-build` whose next service worker is of the given build. Returns the messages to that one. */
async function openPage(waitingBuild: string, path: string) {
  window.history.replaceState(null, '', path);
  Object.assign(window, { __NEXT_DATA__: { buildId: here } });
  const messages: unknown[] = [];
  const waiting = {
    postMessage({ type }: { type: string }, [port]: MessagePort[]) {
      messages.push(type);
      port?.postMessage(waitingBuild);
    },
  };
  const registration = { waiting, active: { postMessage() {} }, addEventListener() {} };
  const serviceWorker = { controller: {}, register: async () => registration, ready: registration };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  render(<LostNotice />);
  await startServiceWorker();
  await waitFor(() => expect(messages[0]).toBe('release'));
  return messages;
}

const notice = () => screen.getByText('نسخهٔ تازه آماده است');

test('a page of the new release lets its service worker take over, and offers nothing', async () => {
  const messages = await openPage(here, '/');
  await waitFor(() => expect(messages).toEqual(['release', 'activate']));
  expect(notice()).not.toBeVisible();
});

test('a new release is offered only after the payment, and a press loads the page', async () => {
  const messages = await openPage('a-later-build', '/order');
  window.history.replaceState(null, '', '/payment/summery');
  mockRouter.events.emit('routeChangeComplete', '/payment/summery');
  await waitFor(() => expect(messages).toEqual(['release']));
  expect(document.documentElement.dataset.lost).toBeUndefined();
  window.history.replaceState(null, '', '/');
  mockRouter.events.emit('routeChangeComplete', '/');
  await waitFor(() => expect(document.documentElement.dataset.lost).toBe('release'));
  // What is tried again by itself never loads the page.
  askForMissing();
  expect(notice()).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'بعداً' }));
  expect(notice()).not.toBeVisible();
});
