import axios from 'axios';
import { delay, HttpResponse, http } from 'msw';
import type { User } from '@/contract/profile';
import type { MobileCheck, UserInfo } from '@/contract/session';
import type { AppStore } from '@/store/makeStore';
import { loginShown, mobileSubmitted, passwordSubmitted, selectLogin } from '@/store/session/login';
import { selectToken } from '@/store/session/session';
import { selectOverlay } from '@/store/ui';
import { aUser } from '@/tests/support/factories/profile';
import { aUserInfo } from '@/tests/support/factories/session';
import { aStaticsData } from '@/tests/support/factories/site';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { customerCalls } from '@/tests/support/signedIn';
import { until } from '@/tests/support/until';

const provinces = [
  {
    id: 8,
    title: 'تهران',
    cities: [
      { id: 91, title: 'تهران' },
      { id: 92, title: 'ری' },
    ],
  },
  { id: 4, title: 'اصفهان', cities: [{ id: 41, title: 'کاشان' }] },
];

type Options = {
  way?: MobileCheck['way'];
  /** The correct code. */
  code?: string;
  password?: string;
  userInfo?: Partial<UserInfo>;
  user?: Partial<User>;
  /** Duration of every call, ms. */
  latency?: number;
};

// Jest loads the Node build of axios, whose form data the XMLHttpRequest of jsdom cannot send.
axios.defaults.env = { ...axios.defaults.env, FormData: globalThis.FormData };

const refuse = (message: string) => HttpResponse.json({ message, code: 'bad_input' }, { status: 400 });

/** A server for the login. `calls` lists the login calls in order, as `path body`. */
export function signingIn({ way = 'password', code = '4711', password = 'Pass1234', ...rest }: Options = {}) {
  const userInfo = aUserInfo({ secretKey: 'secret-1', ...rest.userInfo });
  const calls: string[] = [];
  const note = async (request: Request) => {
    const form = request.headers.get('content-type')?.includes('form-data');
    const body = form ? Object.fromEntries(await request.formData()) : await request.json();
    calls.push(`${request.url.slice(testApi.length)} ${JSON.stringify(body)}`);
    await delay(rest.latency ?? 0);
    return body;
  };
  const byCode = async ({ request }: { request: Request }) => {
    const body = await note(request);
    return body.code === code ? HttpResponse.json({ data: userInfo }) : refuse('کد واردشده درست نیست.');
  };
  server.use(
    http.post(`${testApi}/v1/checkMobile`, async ({ request }) => {
      await note(request);
      return HttpResponse.json({ data: { way } });
    }),
    http.post(`${testApi}/auth/forgetPassword`, async ({ request }) => {
      await note(request);
      return HttpResponse.json({ data: { expiresIn: 120, resendIn: 120 } });
    }),
    http.post(`${testApi}/auth/checkCode`, async ({ request }) => {
      const body = await note(request);
      return body.code === code ? HttpResponse.json({ data: null }) : refuse('کد واردشده درست نیست.');
    }),
    http.post(`${testApi}/v1/userLoginBySMS`, byCode),
    http.post(`${testApi}/auth/verification`, byCode),
    http.post(`${testApi}/v1/userLogin`, async ({ request }) => {
      const body = await note(request);
      return body.password === password
        ? HttpResponse.json({ data: userInfo })
        : refuse('رمز عبور درست نیست.');
    }),
    http.put(`${testApi}/user/resetPassword`, async ({ request }) => {
      await note(request);
      return HttpResponse.json({ data: null });
    }),
    http.put(`${testApi}/user/user`, async ({ request }) => {
      await note(request);
      return HttpResponse.json({ data: aUser() });
    }),
    http.get(`${testApi}/public/branchs`, () => HttpResponse.json({ data: [] })),
    http.get(`${testApi}/public/provinces`, () => HttpResponse.json({ data: provinces })),
    http.get(`${testApi}/public/brands`, () => HttpResponse.json({ data: [] })),
    http.get(`${testApi}/public/getStaticsData`, () => HttpResponse.json({ data: aStaticsData() })),
    http.get(`${testApi}/user/notifications`, () =>
      HttpResponse.json({ data: [], extraObject: { nextCursor: null, unseen: 0 } }),
    ),
    http.get(`${testApi}/user/favoriteIds`, () => HttpResponse.json({ data: [] })),
    ...customerCalls(aUser(rest.user)),
  );
  return { calls };
}

/** Signs in again as «09123456789» when the login opens over the page, with the password of `signingIn`. */
export async function signInAgain(store: AppStore) {
  await until(() => expect(selectOverlay(store.getState())).toBe('login'));
  store.dispatch(loginShown({ target: null }));
  store.dispatch(mobileSubmitted('09123456789'));
  await until(() => expect(selectLogin(store.getState()).step).toBe(2));
  store.dispatch(passwordSubmitted('Pass1234'));
  await until(() => expect(selectToken(store.getState())).toBe('token-2'));
}
