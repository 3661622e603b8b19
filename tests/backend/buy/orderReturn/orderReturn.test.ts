import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { PaymentGateway } from '@/backend/adapters/payment/gateway';
import { runDesk } from '@/backend/desk/commands';
import { returnJobs } from '@/backend/domains/buy/orderReturn/jobs';
import { runOutbox } from '@/backend/server/outbox';
import { forAllTests } from '@/tests/support/backend';
import { openReturnShop } from '@/tests/support/buy/returnShop';
import { forAllAsync } from '@/tests/support/forAll';
import { generatedCases } from '@/tests/support/generated';
import { small, smallPlans } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openReturnShop());

const charger = 900_000;

/** A delivered order of some chargers. */
const buyChargers = (qty: number) => shop.deliverTo({ lines: [[small.charger, qty]] });

test('products with photos go back, the wallet gets their price, and sellable ones are in stock again', async () => {
  const sara = await buyChargers(3);
  const lines = [{ itemId: sara.items[0]?.id ?? 0, qty: 2 }];
  const before = { balance: await sara.balance(), stock: await shop.stockOf(small.charger) };
  const photo = await sara.addPhoto();
  expect((await sara.preview(lines)).data).toMatchObject({
    lines,
    refund: { goods: 2 * charger, coupon: 0, shipping: 0, toWallet: 2 * charger, toLender: 0 },
  });
  const defect = { reason: 'defective' as const, note: 'روشن نمی‌شود.', photos: [photo.id] };
  const { data: order, status } = await sara.request({ lines, ...defect });
  expect(status).toBe(200);
  const [asked] = order.returns;
  const id = asked?.id ?? 0;
  expect(order).toMatchObject({
    state: 'delivered',
    returnUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    returns: [{ state: 'requested', reason: 'defective', lines, photos: [{ id: photo.id }], toWallet: null }],
  });
  expect((await shop.app.inject(asked?.photos[0]?.link ?? '')).statusCode).toBe(200);

  expect(await shop.decide(id, { verdict: 'accept', sellable: true })).toBe('wrong_state');
  await shop.accept(id);
  expect(await sara.balance()).toBe(before.balance + 2 * charger);
  expect(await shop.stockOf(small.charger)).toBe(before.stock + 2);
  const refunded = await sara.order(sara.orderId);
  expect(refunded).toMatchObject({
    state: 'partlyReturned',
    returns: [{ state: 'refunded', toWallet: 2 * charger }],
  });
  expect(refunded.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['returned', 'refunded']));
  expect((await sara.notice())?.title).toContain('پذیرفته شد');
  expect(await shop.decide(id, { verdict: 'accept', sellable: true })).toBe('wrong_state');
});

test('a coupon of some categories comes back only with what it made cheaper', async () => {
  await shop.run(`UPDATE coupons SET category_ids = '{6}' WHERE code = 'TEN'`);
  const lines: [number, number][] = [
    [small.charger, 1],
    [small.controller, 1],
  ];
  const sara = await shop.deliverTo({ lines }, { coupon: 'TEN' });
  const back = async (item = 0) =>
    (await sara.preview([{ itemId: sara.items[item]?.id ?? 0, qty: 1 }])).data.refund;
  expect(await back(0)).toMatchObject({ coupon: 0, toWallet: charger });
  expect(await back(1)).toMatchObject({ coupon: 450_000, toWallet: 4_500_000 - 450_000 });
  await shop.run(`UPDATE coupons SET category_ids = '{}' WHERE code = 'TEN'`);
});

test('a supervisor does not decide about an own return', async () => {
  const sara = await buyChargers(1);
  const id = (await sara.request()).data.returns[0]?.id ?? 0;
  // Without another supervisor she would have to decide herself.
  await shop.customer({ role: 'supervisor' });
  const parts = { db: shop.db, now: () => shop.clock.now, payment: shop.payment };
  const receive = { what: 'return', id, decision: { verdict: 'receive' } } as const;
  expect(await runDesk(parts, receive, sara.userId)).toBe('own');
});

test('the last piece brings back the cost of shipping, and broken products stay out of the stock', async () => {
  const sara = await buyChargers(2);
  const stock = await shop.stockOf(small.charger);
  for (const _piece of [1, 2]) await sara.giveBack(false);
  const order = await sara.order(sara.orderId);
  expect(order.shippingCost).toBeGreaterThan(0);
  expect(order.state).toBe('returned');
  expect(await sara.balance()).toBe(20_000_000);
  expect(await shop.stockOf(small.charger)).toBe(stock);
  expect((await sara.request()).status).toBe(409);
});

test('a companion goes back with its main line, and alone only when it had a price', async () => {
  const sara = await shop.deliverTo({ wallet: 200_000_000, lines: [[small.console, 2]] });
  const [main, companion] = sara.items.map(({ id }) => ({ itemId: id, qty: 1 }));
  if (!main || !companion) throw new Error('The order has a console and its companion.');
  const previewOf = async (...lines: (typeof main)[]) => (await sara.preview(lines)).data;
  const together = await previewOf(main);
  expect(together.lines).toEqual([main, companion]);
  expect(together.refund.goods).toBe(46_900_000 + 1_000_000);
  const alone = await previewOf(companion);
  expect([alone.lines, alone.refund.goods]).toEqual([[companion], 1_000_000]);
  // Named beside its main line, it is counted once.
  expect((await previewOf(main, companion)).refund.goods).toBe(46_900_000 + 1_000_000);
  await shop.run('UPDATE order_items SET discount = price WHERE id = $1', [companion.itemId]);
  expect((await sara.preview([companion])).status).toBe(409);
});

test('a return can be cancelled until the products arrive, and its pieces can be returned again', async () => {
  const sara = await buyChargers(1);
  const { data } = await sara.request();
  expect((await sara.request()).status).toBe(409);
  const { data: cancelled } = await sara.cancelReturn(data.returns[0]?.id ?? 0);
  expect(cancelled.returns).toMatchObject([{ state: 'cancelled' }]);
  const id = (await sara.request()).data.returns[0]?.id ?? 0;
  await shop.decide(id, { verdict: 'receive' });
  expect((await sara.cancelReturn(id)).status).toBe(409);
  const refusal = 'گوشی در همتا فعال شده است.';
  expect(await shop.decide(id, { verdict: 'refuse', reason: refusal })).toBe('done');
  const [refused] = (await sara.order(sara.orderId)).returns;
  expect(refused).toMatchObject({ state: 'refused', refusal, toWallet: null });
});

test('products can be returned until the end of the seventh working day after the delivery', async () => {
  const began = shop.clock.now;
  const sara = await buyChargers(1);
  const { returnUntil } = await sara.order(sara.orderId);
  // The shop is on a Sunday; one Friday lies between.
  shop.clock.now = Date.parse(`${returnUntil}T20:00:00Z`);
  expect((await sara.preview()).status).toBe(200);
  shop.clock.now += 60 * 60_000;
  const message = expect.stringContaining('روز کاری');
  expect(await sara.request()).toMatchObject({ status: 409, message });
  shop.clock.now = began;
});

test('an order of somebody else, an order on its way and pieces that were not bought are refused', async () => {
  const [sara, omid] = [await buyChargers(1), await buyChargers(1)];
  const { data } = await sara.request();
  const pieces = (itemId = 0, qty = 1) => ({ lines: [{ itemId, qty }] });
  for (const refused of [
    await omid.request(pieces(sara.items[0]?.id)),
    await omid.request({ photos: [(await sara.addPhoto()).id] }),
    await omid.request(pieces(omid.items[0]?.id, 2)),
  ])
    expect(refused.status).toBe(409);
  expect((await omid.cancelReturn(data.returns[0]?.id ?? 0)).status).toBe(404);
  const lara = await shop.createShopper({ wallet: 5_000_000 });
  const order = await lara.buy(small.charger, 1, { useWallet: true });
  expect((await lara.call.post(`/user/orders/${order}/returnPreview`, pieces(1))).status).toBe(409);
});

test('twenty requests at once never return more than was bought, and a repeated key returns once', async () => {
  const sara = await buyChargers(3);
  const answers = await Promise.all(Array.from({ length: 20 }, () => sara.request()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const { data } = await sara.cancelReturn((await sara.order(sara.orderId)).returns[0]?.id ?? 0);
  expect(data.returns).toHaveLength(3);
  const key = randomUUID();
  const [first, second] = [await sara.request({}, key), await sara.request({}, key)];
  expect([first.status, second.data]).toEqual([200, first.data]);
  const open = (await sara.order(sara.orderId)).returns.filter(({ state }) => state === 'requested');
  expect(open).toHaveLength(3);
});

test('products that the law excepts are not taken back for a change of mind, but with a fault', async () => {
  const sara = await buyChargers(1);
  const reason = 'برای رعایت بهداشت پس گرفته نمی‌شود.';
  const setReason = (value: string | null) =>
    shop.run(
      `UPDATE categories c SET no_return_reason = $2 FROM product_properties v JOIN products p ON p.id = v.product_id
        WHERE v.id = $1 AND c.id = p.category_id`,
      [small.charger, value],
    );
  await setReason(reason);
  expect(await sara.request()).toMatchObject({ status: 409, message: expect.stringContaining(reason) });
  expect((await sara.order(sara.orderId)).returns).toEqual([]);
  expect((await sara.request({ reason: 'defective' })).status).toBe(200);
  await setReason(null);
});

describe('on a plan of the shop', () => {
  const wallet = 300_000_000;

  /** A customer with a delivered order of two phones on the plan of the shop, as it was before any return. */
  async function buyOnPlan() {
    const sara = await shop.createShopper({ wallet, lines: [[small.phone, 2]] });
    await sara.basket.choosePlan({ planId: smallPlans.shop });
    const { data } = await sara.place({ useWallet: true });
    const bought = await shop.deliver(data.orderId, sara);
    const order = await sara.order(data.orderId);
    const { amount, saving } = order.settlement ?? { amount: 0, saving: 0 };
    expect(saving).toBeGreaterThan(0);
    return { sara, bought, order, amount, saving, paid: order.payToday - order.shippingCost };
  }

  test('a return gives back its share of what was paid and lowers the open instalments by it', async () => {
    const { sara, bought, order, paid } = await buyOnPlan();
    const open = order.instalments.reduce((sum, { amount }) => sum + amount, 0);
    const { data: half } = await bought.preview();
    expect(half.refund).toMatchObject({ instalmentsBefore: open, toWallet: Math.floor(paid / 2) });
    expect(Math.abs(half.refund.instalmentsAfter - open / 2)).toBeLessThan(order.instalments.length);
    for (const _piece of [1, 2]) await bought.giveBack();
    // Everything came back, so the customer owes nothing and has lost nothing.
    expect(await sara.balance()).toBe(wallet);
    expect((await sara.order(order.id)).instalments).toEqual([]);
  });

  test('after an early settlement, a return gives back its share of what was really paid', async () => {
    const { sara, bought, order, amount, paid } = await buyOnPlan();
    const numbers = order.instalments.map(({ number }) => number);
    const path = `/user/orders/${order.id}/payInstalments`;
    expect((await sara.send(path, { numbers, amount, gateway: null })).status).toBe(200);
    expect((await bought.preview()).data.refund.toWallet).toBe(Math.floor((paid + amount) / 2));
    for (const _piece of [1, 2]) await bought.giveBack();
    expect(await sara.balance()).toBe(wallet);
  });

  test('what remains after a return can be settled early', async () => {
    const { sara, bought, order, saving } = await buyOnPlan();
    await bought.giveBack();
    const { settlement, instalments } = await sara.order(order.id);
    expect(Math.abs((settlement?.saving ?? 0) - saving / 2)).toBeLessThan(instalments.length);
    expect(instalments.every(({ amount, interest }) => interest <= amount)).toBe(true);
  });

  test('a return frees its share of the credit that the order uses', async () => {
    const { bought, order } = await buyOnPlan();
    const inUse = async () => {
      const text = 'SELECT loan_in_use(o)::text AS used FROM orders o WHERE id = $1';
      return Number((await shop.run<{ used: string }>(text, [order.id]))[0]?.used);
    };
    const loan = await inUse();
    expect(loan).toBeGreaterThan(0);
    for (const left of [Math.ceil(loan / 2), 0]) {
      await bought.giveBack();
      expect(await inUse()).toBe(left);
    }
  });
});

describe('of money that a lender paid', () => {
  const lent = 500_000;

  /** A delivered order of two chargers, which a lender paid a part of, and its accepted return of one. */
  async function returnToLender() {
    const sara = await buyChargers(2);
    await shop.run(
      `INSERT INTO payment_attempts (id, user_id, purpose, order_id, amount, gateway, state, token, expires_at, created_at, updated_at)
        VALUES ($1, $2, 'order', $3, $4, 'lender', 'settled', gen_random_uuid()::text, now(), now(), now())`,
      [randomUUID(), sara.userId, sara.orderId, lent],
    );
    const { data } = await sara.preview();
    expect(data.refund).toMatchObject({ toLender: lent, toWallet: charger - lent });
    const id = await sara.giveBack();
    return { sara, id, readReturn: async () => (await sara.order(sara.orderId)).returns[0] };
  }

  /** Does the queued work with a lender that has these calls. */
  async function runJobs(calls: Partial<PaymentGateway>): Promise<void> {
    const lender = { code: 'lender', title: 'کیپا', ...calls };
    const gateways = { ...shop.payment.gateways, find: () => lender as never };
    const payment = { gateways, shopUrl: null, log: shop.app.log };
    const now = () => shop.clock.now;
    const onFailure = (error: unknown) => {
      throw error;
    };
    await runOutbox(shop.db, returnJobs({ db: shop.db, now, payment }), { now, onFailure });
  }

  test('the lender gets its part first, and the return is refunded once its loan is lowered', async () => {
    const { readReturn } = await returnToLender();
    expect(await readReturn()).toMatchObject({ state: 'accepted', toLender: lent });
    const cancelled: number[] = [];
    await runJobs({
      reverse: async ({ amount }) => {
        cancelled.push(amount);
        return { done: true };
      },
    });
    expect(cancelled).toEqual([lent]);
    expect((await readReturn())?.state).toBe('refunded');
  });

  test('a lender whose payments cannot be cancelled refunds the whole of it', async () => {
    const { readReturn } = await returnToLender();
    const changes: { by: number; left: number }[] = [];
    await runJobs({
      reverse: async () => ({ done: false, forOperators: 'بانک نپذیرفت.' }),
      update: async (_payment, { by, left }) => {
        changes.push({ by, left });
      },
    });
    expect(changes).toEqual([{ by: lent, left: 0 }]);
    expect((await readReturn())?.state).toBe('refunded');
  });

  test('a lender without such a call is asked by an operator, and the customer reads so', async () => {
    const { sara, id, readReturn } = await returnToLender();
    await runJobs({});
    expect((await readReturn())?.state).toBe('accepted');
    expect((await sara.notice())?.text).toContain('همکاران ما آن را با کیپا هماهنگ می‌کنند');
    expect(await shop.decide(id, { verdict: 'lowered' })).toBe('done');
    expect((await readReturn())?.state).toBe('refunded');
    expect((await sara.notice())?.text).toContain('کم شد');
    expect(await shop.decide(id, { verdict: 'lowered' })).toBe('wrong_state');
  });
});

const history = fc.record({
  lines: fc.array(
    fc.record({
      property: fc.constantFrom(small.charger, small.phone, small.console, small.promoted),
      qty: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  plan: fc.constantFrom(null, smallPlans.shop, smallPlans.bank),
  coupon: fc.integer({ min: 0, max: 700_001 }),
  paidInstalments: fc.integer({ min: 0, max: 4 }),
  /** Which line each return takes a piece of, and whether the shop accepts it. */
  returns: fc.array(fc.record({ line: fc.nat(5), isAccepted: fc.boolean() }), { maxLength: 4 }),
});

test('over random histories the refunds are what the customer paid, and an order that is wholly returned costs nothing', async () => {
  await forAllAsync(
    { numRuns: generatedCases(12), seed: 20_261_122, endOnFailure: true },
    history,
    async ({ lines, plan, coupon, paidInstalments, returns }) => {
      const wallet = 2_000_000_000;
      const sara = await shop.createShopper({ wallet });
      for (const { property, qty } of lines) await sara.basket.add(property, qty);
      if (plan !== null) await sara.basket.choosePlan({ planId: plan });
      const { data } = await sara.place({ useWallet: true });
      // The basket has more pieces than one customer may buy.
      fc.pre(data !== undefined);
      const bought = await shop.deliver(data.orderId, sara);
      const id = data.orderId;
      // A coupon as if it had been subtracted at the purchase, in cash.
      const order = await sara.order(id);
      const off =
        order.instalments.length > 0 ? 0 : Math.min(coupon, order.payToday - order.shippingCost - 1);
      await shop.run(
        'UPDATE orders SET coupon_discount = $2, pay_today = pay_today - $2, from_wallet = from_wallet - $2 WHERE id = $1',
        [id, off],
      );
      for (const { number, amount } of order.instalments.slice(0, paidInstalments))
        await shop.run(
          `SELECT * FROM pay_instalments($1, ARRAY[$2::int], NULL, ARRAY[0]::bigint[], $3::bigint, $4, 'قسط', now())`,
          [id, number, amount, randomUUID()],
        );
      const paid = wallet - off - (await sara.balance());

      const mains = bought.items.filter(({ comesAlong }) => !comesAlong);
      const queue = returns.map(({ line, isAccepted }) => ({
        itemId: mains[line % mains.length]?.id ?? 0,
        isAccepted,
      }));
      const rest = mains.flatMap(({ id: itemId, qty }) =>
        Array.from({ length: qty }, () => ({ itemId, isAccepted: true })),
      );
      for (const { itemId, isAccepted } of [...queue, ...rest]) {
        const before = await sara.balance();
        const preview = await bought.preview([{ itemId, qty: 1 }]);
        const asked = await bought.request({ lines: [{ itemId, qty: 1 }] });
        expect(asked.status).toBe(preview.status);
        if (asked.status !== 200) continue;
        const returnId = asked.data.returns[0]?.id ?? 0;
        if (isAccepted) await shop.accept(returnId);
        else expect(await shop.decide(returnId, { verdict: 'refuse', reason: 'ایراد دارد.' })).toBe('done');
        const expected = isAccepted ? preview.data.refund.toWallet : 0;
        expect((await sara.balance()) - before).toBe(expected);
      }
      expect(await sara.balance()).toBe(wallet - off);
      expect(paid).toBeGreaterThan(0);
      expect(await sara.order(id)).toMatchObject({
        state: 'returned',
        instalments: order.instalments.length === 0 ? [] : expect.not.arrayContaining([{ paidAt: null }]),
      });
    },
  );
});
