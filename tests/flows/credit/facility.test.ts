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
import { type Answers, answer, answerOnce, refusal, sent } from '@/tests/support/answers';
import { aBasketAnswer, aBasketItem, aChoice, aListedPlan } from '@/tests/support/factories/basket';
import { aPlan } from '@/tests/support/factories/facility';
import { closedGate } from '@/tests/support/gate';
import { openShop } from '@/tests/support/openShop';
import { until } from '@/tests/support/until';
import { untilQuiet } from '@/tests/support/untilQuiet';

const choosing = 'POST /v2/Cart/ChoosePlan';

const basketWith = (choice: BasketChoice | null, over: Parameters<typeof aBasketAnswer>[0] = {}) => {
  const basket = aBasketAnswer(over);
  return Response.json({
    ...basket,
    extraObject: { ...basket.extraObject, facility: { cartFacility: null, choice } },
  });
};

/** A shop whose basket stores the last choice. */
function openBasket(rows: Answers = {}) {
  let stored: ChoosePlan | null = null;
  const basket = () =>
    basketWith(stored?.planId ? aChoice({ months: stored.months ?? 12, chosen: true }) : null, {
      revision: 1 + sent(choosing).length,
    });
  const store = openShop({
    cartId: aBasketAnswer().data.cartId,
    with: {
      'GET /v2/Cart/Get': basket,
      [choosing]: ({ body }) => {
        stored = body;
        return basket();
      },
      ...rows,
    },
  });
  const choice = () => selectBasketAnswer(store.getState())?.extraObject.facility.choice;
  return { store, choice, basket };
}

test('of quick choices the last one counts, and those between are not sent', async () => {
  const first = closedGate();
  const { store, choice } = openBasket();
  answerOnce({
    [choosing]: async () => {
      await first.opened;
      return basketWith(aChoice({ months: 6, chosen: true }), { revision: 2 });
    },
  });
  for (const months of [6, 9, 12, 18]) store.dispatch(choosePlan.request({ planId: 1, months }));
  expect(selectChoosingPlan(store.getState())).toMatchObject({ months: 18 });
  first.open();
  await until(() => expect(choice()?.months).toBe(18));
  expect(sent(choosing).map(({ months }) => months)).toEqual([6, 18]);
  expect(selectChoosingPlan(store.getState())).toBeNull();
});

test('a refused choice says why and leaves the basket as the server has it', async () => {
  const message = 'این طرح ویژهٔ همکاران فروش است.';
  const { store, choice } = openBasket({ [choosing]: refusal(409, message) });
  store.dispatch(loadBasket.request());
  store.dispatch(choosePlan.request({ planId: 4 }));
  await until(() => expect(selectBasketNotice(store.getState())).toBe(message));
  expect(store.getState().ui.toasts).toEqual([]);
  expect(choice()).toBeNull();
  expect(selectChoosingPlan(store.getState())).toBeNull();
});

test('the plans of the shop are loaded once', async () => {
  const { store } = openBasket({ 'GET /public/facilityPlans': [aListedPlan()] });
  store.dispatch(loadPlans.request());
  await until(() => expect(selectPlans(store.getState())).toHaveLength(1));
  store.dispatch(loadPlans.request());
  await untilQuiet();
  expect(sent('GET /public/facilityPlans')).toHaveLength(1);
});

test('the plans of a basket are asked for anew each time', async () => {
  const reasons = ['کم است.', null];
  const { store } = openBasket({
    'GET /v2/Cart/Plans': () => [aListedPlan({ reason: reasons.shift() ?? null })],
  });
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
    const items = [aBasketItem({ productPropertyId: 12, stock: 5, maxBuy: 5 })];
    const { store } = openBasket({ 'POST /v2/Cart/AddToCart': basketWith(before, { revision: 5, items }) });
    store.dispatch(addToBasket({ ...variant, terms }));
    await until(() => expect(selectAddedTitle(store.getState())).toBe('گوشی'));
    await until(() => expect(selectChoosingPlan(store.getState())).toBeNull());
    return sent(choosing);
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
  const { store, basket } = openBasket({ 'GET /v2/Cart/Get': refusal(429, message) });
  store.dispatch(loadBasket.request());
  await until(() => expect(selectBasketNotice(store.getState())).toBe(message));
  expect(selectBasketUnknown(store.getState())).toBe('unreachable');
  expect(store.getState().ui.toasts).toEqual([]);
  answer({ 'GET /v2/Cart/Get': basket });
  store.dispatch(loadBasket.request());
  await until(() => expect(selectBasketUnknown(store.getState())).toBeNull());
  expect(selectBasketNotice(store.getState())).toBeNull();
});
