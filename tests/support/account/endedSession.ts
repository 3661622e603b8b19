import mockRouter from 'next-router-mock';
import { selectProfile } from '@/store/profile';
import { appStarted } from '@/store/session/session';
import { type Answers, answer, type Call, calls, refusal, unavailable } from '@/tests/support/answers';
import { aUserInfo } from '@/tests/support/factories/session';
import { installStorage } from '@/tests/support/fakeStorage';
import { startShop } from '@/tests/support/renderApp';
import { until } from '@/tests/support/until';
import { signingIn } from './loginServer';

/** The 401 of an ended session. */
export const expired = () => refusal(401, 'نشست شما پایان یافته است.');

/** Storage of the browser of the present test. */
export let browser: ReturnType<typeof installStorage>;

/** A browser with empty storage at a page, and a server that signs in with another token. */
export function openBrowser(at = '/faq') {
  browser = installStorage();
  mockRouter.setCurrentUrl(at);
  calls.length = 0;
  signingIn({ userInfo: { token: 'token-2' } });
  answer({ 'GET /public/site': unavailable(), 'POST /user/logout': null });
}

/** A page of a customer with a stored session, after all its loads. */
export async function openAsCustomer() {
  browser.stored.set('userInfo', JSON.stringify(aUserInfo()));
  browser.stored.set('theme', 'dark');
  const store = startShop();
  store.dispatch(appStarted());
  await until(() => expect(selectProfile(store.getState())).not.toBeNull());
  await until(() => expect(store.getState().basket.answer).not.toBeNull());
  // The idle browser stores it late, and a test must not take that for something that outlives the session.
  await until(() => expect(browser.stored.has('staticData')).toBe(true));
  return store;
}

/** Tokens of the calls of a row, in their order. */
export const tokensOf = (row: string) =>
  calls.filter(({ name }) => name === row).map(({ headers }) => headers.get('Authorization'));

/** Answers only calls with the new session and refuses those of the old one. */
export const onlyNew =
  (row: (call: Call) => unknown): Extract<Answers[string], (call: Call) => unknown> =>
  (call) =>
    call.headers.get('Authorization') === 'Bearer token-2' ? row(call) : expired();
