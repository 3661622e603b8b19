import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { formError } from '@/store/formState';
import { selectProfile } from '@/store/profile';
import { selectSignedIn } from '@/store/session/session';
import { refusal } from '@/tests/support/answers';
import { installStorage } from '@/tests/support/fakeStorage';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { callsOf } from '@/tests/support/shopCalls';
import { customerCalls, startSession } from '@/tests/support/signedIn';
import { until } from '@/tests/support/until';
import { messages } from '@/utils/messages';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

let refused: (() => Response) | null = null;
let sent: unknown[] = [];

beforeEach(() => {
  mockRouter.setCurrentUrl('/dashboard/profile');
  [refused, sent] = [null, []];
  server.use(
    ...customerCalls(),
    http.post(`${testApi}/user/logout`, () => HttpResponse.json({ data: null })),
    http.post(`${testApi}/auth/forgetPassword`, async ({ request }) => {
      sent.push(Object.fromEntries(await request.formData()));
      return refused?.() ?? HttpResponse.json({ data: { expiresIn: 120, resendIn: 120 } });
    }),
    http.post(`${testApi}/user/deleteAccount`, async ({ request }) => {
      sent.push(await request.json());
      return refused?.() ?? HttpResponse.json({ data: null });
    }),
  );
});

function open() {
  const browser = installStorage();
  browser.stored.set('theme', 'dark');
  const store = startSession();
  const calls = callsOf(store);
  const toasts = () => store.getState().ui.toasts.map(({ kind, text }) => `${kind}: ${text}`);
  return { store, calls, toasts, browser };
}

test('removes all data of the customer from the browser after the deletion, and announces it', async () => {
  const { store, calls, toasts, browser } = open();
  calls.send('deleteAccount', { password: 'Kabootar77' });
  await until(() => expect(mockRouter.pathname).toBe('/'));
  expect(sent).toEqual([{ password: 'Kabootar77' }]);
  expect(toasts()).toEqual(['success: حساب کاربری شما حذف شد']);
  expect(selectSignedIn(store.getState())).toBe(false);
  expect(selectProfile(store.getState())).toBeNull();
  expect(browser.stored.size).toBe(0);
});

test('shows a refusal in the dialog and a toast, and keeps the customer signed in', async () => {
  const { store, calls, toasts } = open();
  refused = () => refusal(409, 'در کیف پول شما ۷٬۰۰۰ تومان هست.');
  calls.send('deleteAccount', { password: 'Kabootar77' });
  await until(() => expect(formError(calls.form())).toBe('در کیف پول شما ۷٬۰۰۰ تومان هست.'));
  expect(toasts()).toEqual(['danger: در کیف پول شما ۷٬۰۰۰ تومان هست.']);
  expect(selectSignedIn(store.getState())).toBe(true);
  expect(mockRouter.pathname).toBe('/dashboard/profile');
});

test('a code that was not sent is announced with the text of the specification', async () => {
  const { calls, toasts } = open();
  server.use(http.post(`${testApi}/auth/forgetPassword`, () => HttpResponse.error()));
  calls.send('sendConfirmationCode', { mobile: '09121234567' });
  await until(() => expect(toasts()).toEqual([`danger: ${messages.codeNotSent}`]));
});

test('sends a code to the customer’s number and answers when another one can be requested', async () => {
  const { calls } = open();
  calls.send('sendConfirmationCode', { mobile: '09121234567' });
  await until(() => expect(calls.form()).toMatchObject({ status: 'done', answer: { resendIn: 120 } }));
  expect(sent).toEqual([{ mobile: '09121234567' }]);
});
