import type { User } from '@/contract/profile';
import type { MobileCheck, UserInfo } from '@/contract/session';
import type { AppStore } from '@/store/makeStore';
import { loginShown, mobileSubmitted, passwordSubmitted, selectLogin } from '@/store/session/login';
import { selectToken } from '@/store/session/session';
import { overlayClosed, selectOverlay } from '@/store/ui';
import { type Answers, answer, type Call, calls, refusal } from '@/tests/support/answers';
import { aUser } from '@/tests/support/factories/profile';
import { aUserInfo } from '@/tests/support/factories/session';
import { frameAnswers } from '@/tests/support/openShop';
import { until } from '@/tests/support/until';

/** Two provinces with their cities. */
export const provinces = [
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

export type LoginOptions = {
  /** How the number signs in. */
  way?: MobileCheck['way'];
  userInfo?: Partial<UserInfo>;
};

/** Rows of a login whose code is «4711» and whose password is «Pass1234». */
export function loginAnswers({ way = 'password', userInfo = {} }: LoginOptions = {}): Answers {
  const signedIn = aUserInfo({ secretKey: 'secret-1', ...userInfo });
  const byCode =
    (data: object | null) =>
    ({ body }: Call) =>
      body.code === '4711' ? data : refusal(400, 'کد واردشده درست نیست.');
  return {
    'POST /v1/checkMobile': { way },
    'POST /auth/forgetPassword': { expiresIn: 120, resendIn: 120 },
    'POST /auth/checkCode': byCode(null),
    'POST /v1/userLoginBySMS': byCode(signedIn),
    'POST /auth/verification': byCode(signedIn),
    'POST /v1/userLogin': ({ body }) =>
      body.password === 'Pass1234' ? signedIn : refusal(400, 'رمز عبور درست نیست.'),
    'PUT /user/resetPassword': null,
    'PUT /user/user': aUser(),
    'GET /public/provinces': provinces,
    'GET /user/favoriteIds': [],
  };
}

const loginNames = Object.keys(loginAnswers()).filter((name) => !name.startsWith('GET'));

/** The calls of the login in their order, as «path body». */
export const loginCalls = () =>
  calls
    .filter(({ name }) => loginNames.includes(name))
    .map(({ name, query, body }) => {
      const search = new URLSearchParams(query).toString();
      return `${name.split(' ')[1]}${search && `?${search}`} ${JSON.stringify(body)}`;
    });

/** Lets the faked backend sign in, and answer what the frame of every page loads for the customer. */
export const signingIn = ({ user, ...options }: LoginOptions & { user?: Partial<User> } = {}) =>
  answer({ ...frameAnswers(aUser(user)), ...loginAnswers(options) });

/** Signs in again as «09123456789» when the login opens over the page. */
export async function signInAgain(store: AppStore) {
  await until(() => expect(selectOverlay(store.getState())).toBe('login'));
  store.dispatch(loginShown({ target: null }));
  store.dispatch(mobileSubmitted('09123456789'));
  await until(() => expect(selectLogin(store.getState()).step).toBe(2));
  store.dispatch(passwordSubmitted('Pass1234'));
  await until(() => expect(selectToken(store.getState())).toBe('token-2'));
  // The modal closes by going back over its history entry. Without a screen the saga would wait for that for half a second.
  store.dispatch(overlayClosed());
}
