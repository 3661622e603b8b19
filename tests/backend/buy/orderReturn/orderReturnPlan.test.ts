import { randomUUID } from 'node:crypto';
import { forAllTests } from '@/tests/support/backend';
import { openReturnShop } from '@/tests/support/buy/returnShop';
import { asCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';
import { small, smallPlans } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openReturnShop());

/** A customer with a delivered order of two phones on the plan of the shop, as it was before any return. */
async function buyOnPlan() {
  const sara = await shop.createShopper({ wallet: 300_000_000, lines: [[small.phone, 2]] });
  await sara.basket.choosePlan({ planId: smallPlans.shop });
  const { data } = await sara.place({ useWallet: true });
  const bought = await shop.deliver(data.orderId, sara);
  return { sara, bought, order: await sara.order(data.orderId) };
}

test('on a plan of the shop, a return gives back its share of what was paid and lowers the open instalments by it', async () => {
  const { sara, bought, order } = await buyOnPlan();
  const open = order.instalments.reduce((sum, { amount }) => sum + amount, 0);
  const paid = order.payToday - order.shippingCost;
  const { data: half } = await bought.preview();
  expect(half.refund).toMatchObject({ instalmentsBefore: open, toWallet: Math.floor(paid / 2) });
  expect(Math.abs(half.refund.instalmentsAfter - open / 2)).toBeLessThan(order.instalments.length);
  for (const _piece of [1, 2]) {
    const { data: asked } = await bought.request();
    await shop.accept(asked.returns[0]?.id ?? 0);
  }
  // Everything came back, so the customer owes nothing and has lost nothing.
  expect(await sara.balance()).toBe(300_000_000);
  expect((await sara.order(order.id)).instalments).toEqual([]);
});

test('after an early settlement, a return gives back its share of what was really paid', async () => {
  const { sara, bought, order } = await buyOnPlan();
  const { amount, saving } = order.settlement ?? { amount: 0, saving: 0 };
  expect(saving).toBeGreaterThan(0);
  const paid = await asCustomer(shop.app, sara.token, { 'idempotency-key': randomUUID() }).post(
    `/user/orders/${order.id}/payInstalments`,
    { numbers: order.instalments.map(({ number }) => number), amount, gateway: null },
  );
  expect(paid.status).toBe(200);
  const { data: half } = await bought.preview();
  expect(half.refund.toWallet).toBe(Math.floor((order.payToday - order.shippingCost + amount) / 2));
  for (const _piece of [1, 2]) {
    const { data: asked } = await bought.request();
    await shop.accept(asked.returns[0]?.id ?? 0);
  }
  expect(await sara.balance()).toBe(300_000_000);
});

test('what remains of a plan after a return can be settled early', async () => {
  const { sara, bought, order: placed } = await buyOnPlan();
  const before = placed.settlement?.saving ?? 0;
  const { data: asked } = await bought.request();
  await shop.accept(asked.returns[0]?.id ?? 0);
  const order = await sara.order(placed.id);
  const saving = order.settlement?.saving ?? 0;
  expect(Math.abs(saving - before / 2)).toBeLessThan(order.instalments.length);
  expect(order.instalments.every(({ amount, interest }) => interest <= amount)).toBe(true);
});

test('a return frees its share of the credit that the order uses', async () => {
  const { bought, order } = await buyOnPlan();
  const inUse = async () => {
    const [row] = await run<{ used: string }>(
      shop.db,
      `SELECT loan_in_use(o)::text AS used FROM orders o WHERE id = ${order.id}`,
    );
    return Number(row?.used);
  };
  const loan = await inUse();
  expect(loan).toBeGreaterThan(0);
  for (const left of [Math.ceil(loan / 2), 0]) {
    const { data: asked } = await bought.request();
    await shop.accept(asked.returns[0]?.id ?? 0);
    expect(await inUse()).toBe(left);
  }
});
