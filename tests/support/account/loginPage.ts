import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import type { UserInfo } from '@/contract/session';
import type { AppStore } from '@/store/makeStore';
import { loginShown, mobileSubmitted, selectLogin } from '@/store/session/login';
import { sessionRestored } from '@/store/session/session';
import { overlayOpened } from '@/store/ui';
import { installStorage } from '@/tests/support/fakeStorage';
import { startShop, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { until } from '@/tests/support/until';
import { signingIn } from './loginServer';

export const mobile = '09123456789';

/** The profile that a new customer enters. */
export const edit = {
  fname: 'مریم',
  lname: 'احمدی',
  nationalCode: '0499370899',
  provinceId: 8,
  cityId: 91,
  birthDate: '1992-10-06T00:00:00.000Z',
};

/** Storage of the browser of the present test. */
let browser: ReturnType<typeof installStorage>;

/** A browser with empty storage, at the login page. */
export function openBrowser() {
  browser = installStorage();
  mockRouter.setCurrentUrl('/login');
}

type Page = { target?: string | null; opened?: AppStore };

/** The login page of a guest. `target` is the parameter of its address. */
export function openPage({ target = null, opened = startShop() }: Page = {}) {
  if (!opened.getState().session.restored) opened.dispatch(sessionRestored({ cartId: null, userInfo: null }));
  opened.dispatch(loginShown({ target }));
  const login = () => selectLogin(opened.getState());
  const at = (step: number) => until(() => expect([login().step, login().busy]).toEqual([step, false]));
  return { store: opened, dispatch: opened.dispatch, login, at };
}

type PasswordStep = { target?: string | null; userInfo?: Partial<UserInfo> };

/** The step of the password, at which a customer who has one arrives. `calls` are those of `signingIn`. */
export async function openPasswordStep({ target = null, userInfo = {} }: PasswordStep = {}) {
  const { calls } = signingIn({ way: 'password', userInfo });
  const page = openPage({ target });
  page.dispatch(mobileSubmitted(mobile));
  await page.at(2);
  return { ...page, calls };
}

/** The modal over a page of the shop. */
export function openModal() {
  mockRouter.setCurrentUrl('/faq');
  const store = startShop();
  store.dispatch(sessionRestored({ cartId: null, userInfo: null }));
  store.dispatch(overlayOpened('login'));
  return openPage({ opened: store });
}

/** Refuses the next call of this path; without a message as a broken server does. */
export const refuse = (path: string, method: 'post' | 'put', status: number, message?: string) =>
  server.use(
    http[method](
      `${testApi}${path}`,
      () =>
        message === undefined
          ? new HttpResponse('Oops', { status })
          : HttpResponse.json({ message, code: 'bad_input' }, { status }),
      { once: true },
    ),
  );

/** The session in the local storage. */
export const stored = () => JSON.parse(browser.stored.get('userInfo') ?? 'null');
