import { HttpResponse } from 'msw';
import { lineStepped, selectBasketAnswer, selectQuantity } from '@/store/basket';
import type { AppStore } from '@/store/makeStore';
import {
  removeInsurance,
  selectServiceCount,
  selectServiceRefusal,
  selectServicesBusy,
  serviceWanted,
} from '@/store/service';
import { selectOverlay } from '@/store/ui';
import { answerOnce, type Call, changes, refusal, sent } from '@/tests/support/answers';
import { aBasketAnswer, aBasketItem } from '@/tests/support/factories/basket';
import { aService } from '@/tests/support/factories/service';
import { openShop } from '@/tests/support/openShop';
import { until } from '@/tests/support/until';

const { cartId } = aBasketAnswer().data;
const phone = 11;
const [body, glass] = [21, 22];
const adding = 'POST /v2/Cart/AddService';

/** The line on the server. */
let line = { qty: 2, revision: 1, counts: new Map<number, number>() };

beforeEach(() => {
  line = { qty: 2, revision: 1, counts: new Map() };
});

const answer = () => {
  const allServiceItems = [
    aService({ serviceId: body, count: line.counts.get(body) ?? 0 }),
    aService({ serviceId: glass, kind: 'service', count: line.counts.get(glass) ?? 0 }),
  ];
  const item = aBasketItem({ productPropertyId: phone, basketId: '77', qty: line.qty, allServiceItems });
  return HttpResponse.json(aBasketAnswer({ cartId, revision: line.revision, items: [item] }));
};

/** A row that changes the line and answers with the basket. */
const change = (apply: (body: Call['body']) => void) => (call: Call) => {
  apply(call.body);
  line.revision += 1;
  return answer();
};
const eachService = (apply: (id: number, count: number) => void) =>
  change(({ serviceItems }) => {
    for (const { serviceId, count } of serviceItems) apply(serviceId, count);
  });
const add = eachService((id, count) => line.counts.set(id, count));
const removeAll = change(() => line.counts.delete(body));

/** A shop whose basket is loaded. */
async function openBasket(as: 'guest' | 'customer' = 'guest'): Promise<AppStore> {
  const store = openShop({
    ...{ as, cartId },
    with: {
      'GET /v2/Cart/Get': answer,
      'POST /v2/Cart/UpdateCart': change(({ qty }) => {
        line.qty = qty;
      }),
      [adding]: add,
      'POST /v2/Cart/RemoveService': eachService((id) => line.counts.delete(id)),
      'POST /user/removeInsurancefromBasket': removeAll,
      'POST /public/removeInsurancefromBasket': removeAll,
    },
  });
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
  const store = await openBasket();
  want(store, 1);
  expect(shown(store)).toBe(1);
  want(store, 2);
  want(store, 1);
  want(store, 2);
  expect(shown(store)).toBe(2);
  await settled(store);
  expect(sent(adding).at(-1)).toEqual(wire(2));
  expect(changes().length).toBeLessThanOrEqual(2);
  expect([shown(store), line.counts.get(body)]).toEqual([2, 2]);
});

test('takes a service off with its own call', async () => {
  line.counts.set(body, 1);
  const store = await openBasket();
  want(store, 0);
  expect(shown(store)).toBe(0);
  await settled(store);
  expect(changes()).toEqual(['POST /v2/Cart/RemoveService']);
  expect(sent('POST /v2/Cart/RemoveService')).toEqual([wire(0)]);
});

test('waits for the quantity of the line, which a service may not exceed', async () => {
  const store = await openBasket();
  store.dispatch(lineStepped({ productPropertyId: phone, step: 1 }));
  want(store, 3);
  await settled(store);
  expect(changes()).toEqual(['POST /v2/Cart/UpdateCart', adding]);
  expect(line).toMatchObject({ qty: 3, counts: new Map([[body, 3]]) });
});

test('a refusal shows the count of the server again and says why beside the line, until the next change', async () => {
  const store = await openBasket();
  answerOnce({ [adding]: refusal(409, 'تعداد بیمه بیشتر نمی‌شود.') });
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
  const store = await openBasket();
  answerOnce({
    [adding]: (call: Call) => {
      add(call);
      return HttpResponse.error();
    },
  });
  want(store, 1);
  await settled(store);
  expect(shown(store)).toBe(1);
  expect(selectServiceRefusal(store.getState(), phone)).toBeNull();
  expect(changes()).toEqual([adding]);
});

test.each([
  ['a guest', 'guest', 'POST /public/removeInsurancefromBasket'],
  ['a customer', 'customer', 'POST /user/removeInsurancefromBasket'],
] as const)('removes the insurance of %s by the id of the line, and leaves services', async (_, as, row) => {
  line.counts = new Map([
    [body, 2],
    [glass, 1],
  ]);
  const store = await openBasket(as);
  store.dispatch(removeInsurance.request({ productPropertyId: phone, basketId: '77' }));
  expect([shown(store, body), shown(store, glass)]).toEqual([0, 1]);
  await settled(store);
  expect(changes()).toEqual([row]);
  expect(sent(row)).toEqual([{ basketId: '77' }]);
  expect([shown(store, body), shown(store, glass)]).toEqual([0, 1]);
});

test('a removal that fails shows the insurance again and says why', async () => {
  line.counts.set(body, 1);
  const store = await openBasket();
  answerOnce({ 'POST /public/removeInsurancefromBasket': refusal(503, 'فروشگاه بسته است.') });
  store.dispatch(removeInsurance.request({ productPropertyId: phone, basketId: '77' }));
  await settled(store);
  expect(shown(store)).toBe(1);
  expect(selectServiceRefusal(store.getState(), phone)).toBe('فروشگاه بسته است.');
});

test('a session that ended opens the login and keeps the wanted count until it is answered', async () => {
  const store = await openBasket('customer');
  answerOnce({ [adding]: refusal(401, 'وارد شوید.') });
  want(store, 1);
  await until(() => expect(selectOverlay(store.getState())).toBe('login'));
  expect(shown(store)).toBe(1);
  expect(selectQuantity(store.getState(), phone)).toBe(2);
});
