import { HttpResponse, http } from 'msw';
import { profileSlice } from '@/store/profile';
import { sessionRestored } from '@/store/session/session';
import { aBasketAnswer, aUser, aUserInfo } from './factories';
import { installStorage } from './fakeStorage';
import { startShop, testApi } from './renderApp';

/** What is asked for in the name of every customer, beside what a test is about. */
export const customerCalls = (user = aUser()) => [
  http.get(`${testApi}/user/user`, () => HttpResponse.json({ data: user })),
  http.get(`${testApi}/user/wallet`, () => HttpResponse.json({ data: { balance: user.wallet } })),
  http.get(`${testApi}/user/v2/Dashboard/Get`, () => HttpResponse.json({ data: [] })),
  http.get(`${testApi}/v2/Cart/Get`, () =>
    HttpResponse.json(aBasketAnswer({ cartId: null, items: [], revision: 0 })),
  ),
];

/** A store without a screen whose session has been read: a customer's, or (false) a guest's. */
export function startSession(customer = true) {
  if (typeof window === 'undefined') installStorage();
  const store = startShop();
  store.inject(profileSlice);
  store.dispatch(sessionRestored({ cartId: null, userInfo: customer ? aUserInfo() : null }));
  return store;
}

/** A refusal in the server's words. */
export const refusal = (status: number, message: string, fields?: Record<string, string>) =>
  HttpResponse.json({ message, code: 'bad_input', ...(fields && { fields }) }, { status });
