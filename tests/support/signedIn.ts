import { HttpResponse, http } from 'msw';
import { profileSlice } from '@/store/profile';
import { sessionRestored } from '@/store/session/session';
import { aBasketAnswer } from './factories/basket';
import { aUser } from './factories/profile';
import { aUserInfo } from './factories/session';
import { startShop, testApi } from './renderApp';

/** The loads of every customer, which most tests do not check. */
export const customerCalls = (user = aUser()) => [
  http.get(`${testApi}/user/user`, () => HttpResponse.json({ data: user })),
  http.get(`${testApi}/user/wallet`, () => HttpResponse.json({ data: { balance: user.wallet, held: 0 } })),
  http.get(`${testApi}/user/v2/Dashboard/Get`, () => HttpResponse.json({ data: [] })),
  http.get(`${testApi}/v2/Cart/Get`, () =>
    HttpResponse.json(aBasketAnswer({ cartId: null, items: [], revision: 0 })),
  ),
];

/** A store without a screen after the session is read: of a customer, or of a guest (false). */
export function startSession(customer = true) {
  const store = startShop();
  store.inject(profileSlice);
  store.dispatch(sessionRestored({ cartId: null, userInfo: customer ? aUserInfo() : null }));
  return store;
}
