import mockRouter from 'next-router-mock';
import type { ReactNode } from 'react';
import type { User } from '@/contract/profile';
import type { AppStore } from '@/store/makeStore';
import { profileSlice } from '@/store/profile';
import { sessionRestored } from '@/store/session/session';
import { type Answers, answer, calls, unavailable } from './answers';
import { aBasketAnswer } from './factories/basket';
import { aUser } from './factories/profile';
import { aUserInfo } from './factories/session';
import { aStaticsData } from './factories/site';
import { renderApp, startShop } from './renderApp';

/** Who visits the shop: a guest, a customer, or a customer with these differences from مریم احمدی. */
type Visitor = 'guest' | 'customer' | Partial<User>;

type Preload = NonNullable<Parameters<typeof renderApp>[1]>;

type Opening = Partial<Preload> & {
  as?: Visitor;
  /** Rows of the backend that the test is about. They come before those of every page. */
  with?: Answers;
};

const emptyBasket = aBasketAnswer({ cartId: null, items: [], revision: 0 });

/** The calls that the frame of every page makes, answered for a shop in which nothing has happened. */
export const frameAnswers = (user: User): Answers => ({
  'GET /public/getStaticsData': aStaticsData(),
  'GET /public/site': unavailable(),
  'GET /public/brands': [],
  'GET /public/branchs': [],
  'GET /public/provinces': [{ id: 8, title: 'تهران', cities: [{ id: 91, title: 'تهران' }] }],
  'GET /v2/Cart/Get': () => Response.json(emptyBasket),
  'GET /user/user': user,
  'GET /user/wallet': { balance: user.wallet, held: 0 },
  'GET /user/v2/Dashboard/Get': [],
  'GET /user/notifications': unavailable(),
  'GET /user/reminders': { channel: 'both', basket: false },
});

/** The faked backend for a visitor. `calls` has only what follows. */
function answerFor({ as = 'guest', with: rows = {} }: Opening) {
  const user = aUser(typeof as === 'object' ? as : {});
  calls.length = 0;
  answer({ ...frameAnswers(user), ...rows });
  return as === 'guest' ? null : aUserInfo({ mobile: user.mobile });
}

/**
 * Opens a screen of the shop with the real store, sagas and axios.
 * @param at address of the page
 */
export function openScreen(
  screen: ReactNode,
  { at = '/', as, with: rows, ...preload }: Opening & { at?: string } = {},
) {
  const userInfo = answerFor({ as, with: rows });
  mockRouter.setCurrentUrl(at);
  if (userInfo) window.localStorage.setItem('userInfo', JSON.stringify(userInfo));
  return renderApp(screen, preload);
}

/**
 * Opens the shop without a screen: the real store, sagas and axios after the session is read.
 * @param cartId the basket that the browser remembers
 */
export function openShop({
  as,
  with: rows,
  cartId = null,
  ...preload
}: Opening & { cartId?: string | null } = {}) {
  const userInfo = answerFor({ as, with: rows });
  const store = startShop(preload);
  store.inject(profileSlice);
  store.dispatch(sessionRestored({ cartId, userInfo }));
  return store;
}

/** Texts of the toasts on the screen, the oldest first. */
export const toastsOf = (store: AppStore) => store.getState().ui.toasts.map(({ text }) => text);
