import { HttpResponse, http } from 'msw';
import { lineStepped, selectBasketAnswer, selectQuantity } from '@/store/basket';
import type { AppStore } from '@/store/makeStore';
import {
  removeInsurance,
  selectServiceCount,
  selectServiceRefusal,
  selectServicesBusy,
  serviceWanted,
} from '@/store/service';
import { sessionRestored } from '@/store/session/session';
import { selectOverlay } from '@/store/ui';
import { refusal } from '@/tests/support/answers';
import { aBasketAnswer, aBasketItem } from '@/tests/support/factories/basket';
import { aService } from '@/tests/support/factories/service';
import { aUserInfo } from '@/tests/support/factories/session';
import { installStorage } from '@/tests/support/fakeStorage';
import { startShop, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { customerCalls } from '@/tests/support/signedIn';
import { until } from '@/tests/support/until';

const cartId = '6f1c1f0e-6c1a-4d5a-9a53-0b4f4f0f7a11';
const phone = 11;
const [body, glass] = [21, 22];

/** The line on the server, and the calls it received. */
let line = { qty: 2, revision: 1, counts: new Map<number, number>() };
let calls: [path: string, payload: unknown][] = [];
/** Faults of the next changes, in order: the answer in place of the server's, or an answer that is lost. */
let troubles: ((() => Response) | 'answerLost')[] = [];

const answer = () => {
  const allServiceItems = [
    aService({ serviceId: body, count: line.counts.get(body) ?? 0 }),
    aService({ serviceId: glass, kind: 'service', count: line.counts.get(glass) ?? 0 }),
  ];
  const item = aBasketItem({ productPropertyId: phone, basketId: '77', qty: line.qty, allServiceItems });
  return HttpResponse.json(aBasketAnswer({ cartId, revision: line.revision, items: [item] }));
};

async function change(path: string, payload: unknown, apply: () => void) {
  calls.push([path, payload]);
  const trouble = troubles.shift();
  if (typeof trouble === 'function') return trouble();
  apply();
  line.revision += 1;
  return trouble === 'answerLost' ? HttpResponse.error() : answer();
}

beforeEach(() => {
  line = { qty: 2, revision: 1, counts: new Map() };
  [calls, troubles] = [[], []];
  const removeAll = ({ request }: { request: Request }) =>
    request
      .formData()
      .then((form) =>
        change(new URL(request.url).pathname, Object.fromEntries(form), () => line.counts.delete(body)),
      );
  server.use(
    http.get(`${testApi}/v2/Cart/Get`, answer),
    ...customerCalls(),
    http.post(`${testApi}/v2/Cart/:call`, async ({ request, params }) => {
      const payload = Object(await request.json());
      return change(String(params.call), payload, () => {
        if (params.call === 'UpdateCart') line.qty = payload.qty;
        for (const { serviceId, count } of payload.serviceItems ?? []) {
          if (params.call === 'AddService') line.counts.set(serviceId, count);
          else line.counts.delete(serviceId);
        }
      });
    }),
    http.post(`${testApi}/user/removeInsurancefromBasket`, removeAll),
    http.post(`${testApi}/public/removeInsurancefromBasket`, removeAll),
  );
});

/** A shop whose basket is loaded. */
async function openShop(signedIn = false): Promise<AppStore> {
  installStorage();
  const store = startShop();
  store.dispatch(sessionRestored({ cartId, userInfo: signedIn ? aUserInfo() : null }));
  await until(() => expect(selectBasketAnswer(store.getState())).not.toBeNull());
  return store;
}

const want = (store: AppStore, count: number, serviceId: number = body) =>
  store.dispatch(serviceWanted({ productPropertyId: phone, serviceId, count }));
const settled = (store: AppStore) => until(() => expect(selectServicesBusy(store.getState())).toBe(false));

/** The count that a service of the line shows. */
function shown(store: AppStore, serviceId: number = body): number | undefined {
  const state = store.getState();
  const item = selectBasketAnswer(state)?.data.items[0];
  const service = item?.allServiceItems.find((one) => one.serviceId === serviceId);
  return item && service && selectServiceCount(state, item, service);
}

const wire = (count: number) => ({
  productPropertyId: phone,
  serviceItems: [{ serviceId: body, count, price: 1_800_000, discountPrice: 1_530_000 }],
});

test('shows a count at once and sends the newest wanted count, one call at a time', async () => {
  const store = await openShop();
  want(store, 1);
  expect(shown(store)).toBe(1);
  want(store, 2);
  want(store, 1);
  want(store, 2);
  expect(shown(store)).toBe(2);
  await settled(store);
  expect(calls.at(-1)).toEqual(['AddService', wire(2)]);
  expect(calls.length).toBeLessThanOrEqual(2);
  expect([shown(store), line.counts.get(body)]).toEqual([2, 2]);
});

test('takes a service off with its own call', async () => {
  line.counts.set(body, 1);
  const store = await openShop();
  want(store, 0);
  expect(shown(store)).toBe(0);
  await settled(store);
  expect(calls).toEqual([['RemoveService', wire(0)]]);
});

test('waits for the quantity of the line, which a service may not exceed', async () => {
  const store = await openShop();
  store.dispatch(lineStepped({ productPropertyId: phone, step: 1 }));
  want(store, 3);
  await settled(store);
  expect(calls.map(([path]) => path)).toEqual(['UpdateCart', 'AddService']);
  expect(line).toMatchObject({ qty: 3, counts: new Map([[body, 3]]) });
});

test('a refusal shows the count of the server again and says why beside the line, until the next change', async () => {
  const store = await openShop();
  troubles.push(() => refusal(409, 'تعداد بیمه بیشتر نمی‌شود.'));
  want(store, 2);
  await settled(store);
  expect(shown(store)).toBe(0);
  expect(selectServiceRefusal(store.getState(), phone)).toBe('تعداد بیمه بیشتر نمی‌شود.');
  expect(selectServiceRefusal(store.getState(), 12)).toBeNull();
  want(store, 1);
  expect(selectServiceRefusal(store.getState(), phone)).toBeNull();
  await settled(store);
  expect(shown(store)).toBe(1);
});

test('a change whose answer is lost is no failure when the server made it', async () => {
  const store = await openShop();
  troubles.push('answerLost');
  want(store, 1);
  await settled(store);
  expect(shown(store)).toBe(1);
  expect(selectServiceRefusal(store.getState(), phone)).toBeNull();
  expect(calls).toHaveLength(1);
});

test.each([
  ['a guest', false, '/api/public/removeInsurancefromBasket'],
  ['a customer', true, '/api/user/removeInsurancefromBasket'],
])('removes the insurance of %s by the id of the line, and leaves services', async (_, signedIn, path) => {
  line.counts = new Map([
    [body, 2],
    [glass, 1],
  ]);
  server.use(http.get(`${testApi}/v2/Cart/Get`, answer));
  const store = await openShop(signedIn);
  store.dispatch(removeInsurance.request({ productPropertyId: phone, basketId: '77' }));
  expect([shown(store, body), shown(store, glass)]).toEqual([0, 1]);
  await settled(store);
  expect(calls).toEqual([[path, { basketId: '77' }]]);
  expect([shown(store, body), shown(store, glass)]).toEqual([0, 1]);
});

test('a removal that fails shows the insurance again and says why', async () => {
  line.counts.set(body, 1);
  const store = await openShop();
  troubles.push(() => refusal(503, 'فروشگاه بسته است.'));
  store.dispatch(removeInsurance.request({ productPropertyId: phone, basketId: '77' }));
  await settled(store);
  expect(shown(store)).toBe(1);
  expect(selectServiceRefusal(store.getState(), phone)).toBe('فروشگاه بسته است.');
});

test('a session that ended opens the login and keeps the wanted count until it is answered', async () => {
  server.use(http.get(`${testApi}/v2/Cart/Get`, answer));
  const store = await openShop(true);
  troubles.push(() => refusal(401, 'وارد شوید.'));
  want(store, 1);
  await until(() => expect(selectOverlay(store.getState())).toBe('login'));
  expect(shown(store)).toBe(1);
  expect(selectQuantity(store.getState(), phone)).toBe(2);
});
