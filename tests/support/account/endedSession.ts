import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { selectProfile } from '@/store/profile';
import { appStarted } from '@/store/session/session';
import { aUserInfo } from '@/tests/support/factories/session';
import { installStorage } from '@/tests/support/fakeStorage';
import { startShop, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { until } from '@/tests/support/until';
import { signingIn } from './loginServer';

/** The 401 of an ended session. */
export const expired = () =>
  HttpResponse.json({ message: 'نشست شما پایان یافته است.', code: 'unauthorized' }, { status: 401 });

/** Storage of the browser of the present test. */
export let browser: ReturnType<typeof installStorage>;

/** Bearer tokens of the logouts that the server received. */
export let logouts: (string | null)[] = [];

/** A browser with empty storage, and a server that signs in with another token. */
export function openBrowser() {
  browser = installStorage();
  mockRouter.setCurrentUrl('/faq');
  logouts = [];
  signingIn({ userInfo: { token: 'token-2' } });
  server.use(
    http.get(`${testApi}/public/site`, () => HttpResponse.json({}, { status: 503 })),
    http.post(`${testApi}/user/logout`, ({ request }) => {
      logouts.push(request.headers.get('Authorization'));
      return HttpResponse.json({ data: null });
    }),
  );
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

/** Answers only calls with the new session and refuses those of the old one. */
export const onlyNew = (path: string, answer: () => Response, method: 'get' | 'post' = 'get') =>
  http[method](`${testApi}${path}`, ({ request }) =>
    request.headers.get('Authorization') === 'Bearer token-2' ? answer() : expired(),
  );

/** Answers the overview to the new session only. `count` is the number of answered calls. */
export function answerOverview(): { count: number } {
  const answered = { count: 0 };
  server.use(
    onlyNew('/user/overview', () => {
      answered.count += 1;
      return HttpResponse.json({ data: {} });
    }),
  );
  return answered;
}

/** Refuses every call of a path with a 401. `count` is the number of refused calls. */
export function refuseCalls(path: string, method: 'get' | 'post' = 'get'): { count: number } {
  const refused = { count: 0 };
  server.use(
    http[method](`${testApi}${path}`, () => {
      refused.count += 1;
      return expired();
    }),
  );
  return refused;
}
