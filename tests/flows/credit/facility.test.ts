import { delay, HttpResponse, http, type PathParams } from 'msw';
import type { BasketChoice, ChoosePlan } from '@/contract/basket';
import {
  addToBasket,
  loadBasket,
  type ShownTerms,
  selectAddedTitle,
  selectBasketAnswer,
  selectBasketNotice,
  selectBasketUnknown,
} from '@/store/basket';
import {
  choosePlan,
  loadBasketPlans,
  loadPlans,
  selectBasketPlans,
  selectChoosingPlan,
  selectPlans,
} from '@/store/facility';
import { sessionRestored } from '@/store/session/session';
import { aBasketAnswer, aBasketItem, aChoice, aListedPlan } from '@/tests/support/factories/basket';
import { aPlan } from '@/tests/support/factories/facility';
import { installStorage } from '@/tests/support/fakeStorage';
import { startShop, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { customerCalls, startSession } from '@/tests/support/signedIn';
import { until } from '@/tests/support/until';

const { cartId } = aBasketAnswer().data;

/** A shop whose basket stores the last choice. Each answer takes `latency` ms. */
function openShop(latency = 0) {
  const sent: ChoosePlan[] = [];
  let stored: ChoosePlan | null = null;
  const answer = () => {
    const basket = aBasketAnswer({ revision: 1 + sent.length });
    const choice = stored?.planId ? aChoice({ months: stored.months ?? 12, chosen: true }) : null;
    return { ...basket, extraObject: { ...basket.extraObject, facility: { cartFacility: null, choice } } };
  };
  server.use(
    http.get(`${testApi}/v2/Cart/Get`, () => HttpResponse.json(answer())),
    http.post<PathParams, ChoosePlan>(`${testApi}/v2/Cart/ChoosePlan`, async ({ request }) => {
      const choice = await request.json();
      sent.push(choice);
      await delay(latency);
      stored = choice;
      return HttpResponse.json(answer());
    }),
  );
  if (typeof window === 'undefined') installStorage();
  const store = startShop();
  store.dispatch(sessionRestored({ cartId, userInfo: null }));
  const choice = () => selectBasketAnswer(store.getState())?.extraObject.facility.choice;
  return { store, sent, choice };
}

test('a choice is sent and its answer becomes the basket', async () => {
  const { store, sent, choice } = openShop();
  store.dispatch(choosePlan.request({ planId: 1, months: 6, prepaymentPercent: 30 }));
  expect(selectChoosingPlan(store.getState())).toEqual({ planId: 1, months: 6, prepaymentPercent: 30 });
  await until(() => expect(choice()?.months).toBe(6));
  expect(sent).toEqual([{ planId: 1, months: 6, prepaymentPercent: 30 }]);
  expect(selectChoosingPlan(store.getState())).toBeNull();
});

test('of quick choices the last one counts, and those between are not sent', async () => {
  const { store, sent, choice } = openShop(50);
  for (const months of [6, 9, 12, 18]) store.dispatch(choosePlan.request({ planId: 1, months }));
  await until(() => expect(choice()?.months).toBe(18));
  expect(sent.map(({ months }) => months)).toEqual([6, 18]);
  expect(selectChoosingPlan(store.getState())).toBeNull();
});

test('a refused choice says why and leaves the basket as the server has it', async () => {
  const { store, choice } = openShop();
  const message = 'این طرح ویژهٔ همکاران فروش است.';
  server.use(
    http.post(`${testApi}/v2/Cart/ChoosePlan`, () =>
      HttpResponse.json({ code: 'conflict', message }, { status: 409 }),
    ),
  );
  store.dispatch(loadBasket.request());
  store.dispatch(choosePlan.request({ planId: 4 }));
  await until(() => expect(selectBasketNotice(store.getState())).toBe(message));
  expect(store.getState().ui.toasts).toEqual([]);
  expect(choice()).toBeNull();
  expect(selectChoosingPlan(store.getState())).toBeNull();
});

test('the plans of the shop are loaded once', async () => {
  const { store } = openShop();
  let loads = 0;
  server.use(
    http.get(`${testApi}/public/facilityPlans`, () => {
      loads += 1;
      return HttpResponse.json({ data: [aListedPlan()] });
    }),
  );
  store.dispatch(loadPlans.request());
  await until(() => expect(selectPlans(store.getState())).toHaveLength(1));
  store.dispatch(loadPlans.request());
  await delay(20);
  expect(loads).toBe(1);
});

test('the plans of a basket are asked for anew each time', async () => {
  const { store } = openShop();
  const reasons = ['کم است.', null];
  server.use(
    http.get(`${testApi}/v2/Cart/Plans`, () =>
      HttpResponse.json({ data: [aListedPlan({ reason: reasons.shift() ?? null })] }),
    ),
  );
  store.dispatch(loadBasketPlans.request());
  await until(() => expect(selectBasketPlans(store.getState())?.[0]?.reason).toBe('کم است.'));
  store.dispatch(loadBasketPlans.request());
  await until(() => expect(selectBasketPlans(store.getState())?.[0]?.reason).toBeNull());
});

describe('an addition from the page of a product', () => {
  const variant = { productPropertyId: 12, title: 'گوشی', stock: 5, maxBuy: 5 };
  const onPlan: ChoosePlan = { planId: 1, months: 6, prepaymentPercent: 30 };
  const shown: ShownTerms = {
    way: 'instalment',
    plan: aPlan({ id: 1 }),
    price: 60_000_000,
    months: 6,
    prepaymentPercent: 30,
    chosen: false,
  };

  /** Adds a product, and waits until the basket has it. Returns the ways of paying that were sent afterwards. */
  async function add(terms: ShownTerms, before: BasketChoice | null) {
    const item = aBasketItem({ productPropertyId: 12, stock: 5, maxBuy: 5 });
    const basket = aBasketAnswer({ revision: 5, items: [item] });
    const facility = { cartFacility: null, choice: before };
    const { store, sent } = openShop();
    server.use(
      http.post(`${testApi}/v2/Cart/AddToCart`, () =>
        HttpResponse.json({ ...basket, extraObject: { ...basket.extraObject, facility } }),
      ),
    );
    store.dispatch(addToBasket({ ...variant, terms }));
    await until(() => expect(selectAddedTitle(store.getState())).toBe('گوشی'));
    await until(() => expect(selectChoosingPlan(store.getState())).toBeNull());
    return sent;
  }

  test.each([
    ['what was chosen there', { ...shown, chosen: true }, aChoice({ chosen: true }), [onPlan]],
    [
      'cash that was chosen there',
      { ...shown, way: 'cash' as const, chosen: true },
      aChoice({ chosen: true }),
      [{ planId: null }],
    ],
    ['what is shown there, where nothing was chosen before', shown, aChoice({ chosen: false }), [onPlan]],
  ])('takes %s over into the basket', async (_what, terms, before, expected) => {
    expect(await add(terms, before)).toEqual(expected);
  });

  test.each([
    ['a plan that was chosen before', aChoice({ chosen: true })],
    ['cash that was chosen before', null],
    [
      'a basket that cannot be bought on the plan',
      aChoice({ chosen: false, reason: 'سبد برای این طرح کوچک است.' }),
    ],
  ])('leaves %s when the page only showed another way', async (_what, before) => {
    expect(await add(shown, before)).toEqual([]);
  });

  test('takes no plan over that lends nothing for the product', async () => {
    expect(await add({ ...shown, price: 1000, chosen: true }, aChoice({ chosen: false }))).toEqual([]);
  });
});

test('a refused load stores the message of the server without a toast until a load succeeds', async () => {
  const message = 'درخواست‌های شما زیاد شد. کمی صبر کنید.';
  const shop = { isBusy: true };
  server.use(
    http.get(`${testApi}/v2/Cart/Get`, () =>
      shop.isBusy
        ? HttpResponse.json({ message, code: 'too_many' }, { status: 429 })
        : HttpResponse.json(aBasketAnswer()),
    ),
    ...customerCalls(),
  );
  const store = startSession();
  store.dispatch(loadBasket.request());
  await until(() => expect(selectBasketNotice(store.getState())).toBe(message));
  expect(selectBasketUnknown(store.getState())).toBe('unreachable');
  expect(store.getState().ui.toasts).toEqual([]);
  shop.isBusy = false;
  store.dispatch(loadBasket.request());
  await until(() => expect(selectBasketUnknown(store.getState())).toBeNull());
  expect(selectBasketNotice(store.getState())).toBeNull();
});
