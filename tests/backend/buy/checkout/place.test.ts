import { randomUUID } from 'node:crypto';
import type { PaymentSummary } from '@/contract/payment';
import { forAllTests } from '@/tests/support/backend';
import { openCheckoutShop } from '@/tests/support/buy/checkout/checkoutShop';
import { moveOrder } from '@/tests/support/buy/moveOrder';
import { paidMessagesSql } from '@/tests/support/buy/paidMessages';
import { createDatabaseDigest } from '@/tests/support/databaseDigest';
import { quantities } from '@/tests/support/guest';
import { small, smallPlans } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openCheckoutShop());
beforeEach(async () => {
  shop.bank.asked.length = 0;
  shop.bank.failure = null;
  await shop.setStock(small.charger, 50);
});

/** A customer with a charger in the basket. */
const withCharger = (wallet = 0, qty = 1) => shop.createShopper({ wallet, lines: [[small.charger, qty]] });

describe('placing', () => {
  test('writes an order as reviewed, keeps its stock and leads to the gateway', async () => {
    const sara = await withCharger(300_000, 2);
    const { status, data } = await sara.place({ useWallet: true, coupon: 'TEN' });
    expect(status).toBe(200);
    const amount = 1_800_000 - 180_000 + 145_000 - 300_000;
    expect(shop.bank.asked).toEqual([expect.objectContaining({ amount })]);
    expect(data.payment?.redirect.url).toBe(`https://bank.example/${shop.bank.asked[0]?.attemptId}`);
    expect(await sara.order(data.orderId)).toMatchObject({
      state: 'awaitingPayment',
      heldUntil: new Date(shop.clock.now + 20 * 60_000).toISOString(),
      total: 1_765_000,
      delivery: { title: 'پست پیشتاز' },
      events: [{ kind: 'placed' }],
      items: [{ productPropertyId: small.charger, qty: 2, price: 900_000 }],
    });
    expect(await shop.stockOf(small.charger)).toBe(48);
    expect((await sara.basket.get()).data.items).toEqual([]);
    expect(await sara.balance()).toBe(300_000);
    for (const search of [encodeURIComponent('شارژر'), data.orderId]) {
      const found = await sara.call.get<{ id: number }[]>(`/user/orders?search=${search}`);
      expect(found.data.map(({ id }) => id)).toEqual([data.orderId]);
    }
  });

  test('is paid at once by the wallet alone, in at most eight statements', async () => {
    const sara = await withCharger(2_000_000);
    const choice = { useWallet: true, gateway: null };
    const { data: review } = await sara.review(choice);
    shop.statements.length = 0;
    const { data } = await sara.placeAgreed(review.agreed, choice);
    expect(shop.statements.length).toBeLessThanOrEqual(8);
    expect([data.payment, shop.bank.asked]).toEqual([null, []]);
    expect(await sara.order(data.orderId)).toMatchObject({
      state: 'preparing',
      heldUntil: null,
      events: [{ kind: 'placed' }, { kind: 'paid' }],
    });
    expect(await sara.balance()).toBe(2_000_000 - 1_045_000);
  });

  test('is refused after a change of the price until the shopper has seen the new one', async () => {
    const sara = await withCharger();
    const { data: seen } = await sara.review();
    const setPrice = (price: number) =>
      shop.run('UPDATE product_properties SET price = $2 WHERE id = $1', [small.charger, price]);
    await setPrice(950_000);
    const readDigest = await createDatabaseDigest(shop.db);
    const before = await readDigest();
    expect(await sara.placeAgreed(seen.agreed)).toMatchObject({ status: 409, code: 'changed' });
    expect(await readDigest()).toBe(before);
    const { data: now } = await sara.review();
    expect([seen.lines[0]?.price, now.lines[0]?.price]).toEqual([900_000, 950_000]);
    expect((await sara.placeAgreed(now.agreed)).status).toBe(200);
    await setPrice(900_000);
  });

  test('is refused for a basket that another tab has changed, and in catalog mode', async () => {
    const sara = await withCharger();
    const { data } = await sara.review();
    await shop.run('UPDATE settings SET catalog_mode = true');
    expect(await sara.placeAgreed(data.agreed)).toMatchObject({ status: 403, code: 'catalog_mode' });
    await shop.run('UPDATE settings SET catalog_mode = false');
    await sara.basket.set(small.charger, 2);
    expect(await sara.placeAgreed(data.agreed)).toMatchObject({ status: 409, code: 'changed' });
  });

  test('needs a gateway that is known and takes the amount, before anything is written', async () => {
    const sara = await shop.createShopper({ lines: [[small.phoneLarge, 4]] });
    const readDigest = await createDatabaseDigest(shop.db);
    const before = await readDigest();
    const fields = { gateway: expect.stringMatching(/[\u0600-\u06FF]/) };
    for (const gateway of [null, 'unknown', 'fake'])
      expect(await sara.place({ gateway })).toMatchObject({ status: 400, code: 'bad_input', fields });
    expect(await readDigest()).toBe(before);
  });

  test('keeps the order and names it when the gateway refuses to start', async () => {
    const sara = await withCharger();
    for (const fail of [shop.refuseAtBank, () => (shop.bank.failure = new Error('down'))]) {
      fail();
      await sara.basket.add(small.charger, 1);
      const answer = await sara.place();
      expect(answer).toMatchObject({ status: 503, code: 'unavailable' });
      expect(answer.message).toMatch(/سفارش شما ثبت شد/);
      const order = await sara.order(Number(answer.fields?.orderId));
      expect(order).toMatchObject({ state: 'awaitingPayment' });
    }
  });

  test('with the same key places once, also when it is sent twenty times at once', async () => {
    const sara = await withCharger();
    const { data } = await sara.review();
    const key = randomUUID();
    const send = () => sara.placeAgreed(data.agreed, {}, key);
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(answers.map(({ status }) => status)).size).toBeLessThanOrEqual(2);
    const again = await send();
    for (const one of done) expect(one.data).toEqual(again.data);
    expect(await shop.run('SELECT FROM orders WHERE user_id = $1', [sara.userId])).toHaveLength(1);
    expect(shop.bank.asked).toHaveLength(1);
  });

  test('without a key, or with one that is no UUID, is refused', async () => {
    const sara = await withCharger();
    const { data } = await sara.review();
    expect(await sara.placeAgreed(data.agreed, {}, 'one')).toMatchObject({ status: 400, code: 'bad_input' });
    const without = await sara.call.post('/user/orders', { ...sara.choose(), agreed: data.agreed });
    expect(without.status).toBe(400);
  });

  test('holds wallet money, which a second order does not get', async () => {
    const sara = await withCharger(1_000_000);
    const { data } = await sara.place({ useWallet: true });
    expect((await sara.order(data.orderId)).state).toBe('awaitingPayment');
    await sara.basket.add(small.charger, 1);
    const { data: next } = await sara.review({ useWallet: true });
    expect(next).toMatchObject({ walletAvailable: 0, fromWallet: 0, atGateway: 1_045_000 });
  });

  test('takes a slot of the courier and writes it into the order', async () => {
    const sara = await withCharger(0, 4);
    const shipping = await sara.courier('2026-11-26', '10:00');
    const { data } = await sara.place({ shipping });
    const delivery = { title: 'پیک پله', slot: 'پنجشنبه ۵ آذر، ۱۰ تا ۱۴', trackingCode: null };
    expect((await sara.order(data.orderId)).delivery).toEqual(delivery);
    expect(await shop.takenOf(shipping.slotId)).toBe(1);
  });

  test('takes a seller beyond the stock, and the cancellation gives back only the taken pieces', async () => {
    const reza = await shop.createShopper({ noCheck: true });
    await shop.setStock(small.soldOut, 1);
    const order = await reza.buy(small.soldOut, 2);
    expect(await shop.stockOf(small.soldOut)).toBe(0);
    await reza.cancel(order);
    expect(await shop.stockOf(small.soldOut)).toBe(1);
    await shop.setStock(small.soldOut, 0);
  });

  test('queues a sold-out variant to be relisted, and again when it is cancelled', async () => {
    const sara = await shop.createShopper();
    const order = await sara.buy(small.lastPiece);
    const jobs = () =>
      shop.run(`SELECT kind, payload FROM outbox WHERE key LIKE $1 ORDER BY id`, [`relist:%:${order}`]);
    expect(await jobs()).toEqual([{ kind: 'relist', payload: { productIds: [2] } }]);
    await sara.cancel(order);
    expect(await jobs()).toHaveLength(2);
  });
});

describe('a purchase on a plan', () => {
  test('writes the plan and its instalments', async () => {
    const sara = await shop.createShopper({ lines: [[small.phone, 1]] });
    await sara.basket.choosePlan({ planId: smallPlans.shop, months: 6 });
    const { data: review } = await sara.review();
    const { data } = await sara.place();
    const order = await sara.order(data.orderId);
    expect(order.facility).toEqual({
      name: 'طرح پله',
      method: 'amortised',
      months: 6,
      annualRate: 23,
      lateRate: 29,
      prepayment: 11_900_000,
      aboveCeiling: 0,
      fee: 0,
      loanAmount: 47_600_000,
      amountPerMonth: review.facility?.amountPerMonth,
    });
    expect(
      order.instalments.map(({ paidAt: _1, saving: _2, lateFee: _3, feeWaived: _4, ...row }) => row),
    ).toEqual(review.facility?.instalments);
    expect(shop.bank.asked[0]?.amount).toBe(11_900_000 + 145_000);
    const summary = await sara.call.get(`/user/orders/${data.orderId}/payment`);
    expect(summary.data).toMatchObject({
      orderId: data.orderId,
      itemCount: 1,
      rows: [
        { title: 'پیش‌پرداخت طرح پله', amount: 11_900_000 },
        { title: 'هزینهٔ ارسال', amount: 145_000 },
      ],
      payToday: 12_045_000,
      fromWallet: 0,
      atGateway: 12_045_000,
      gateways: [{ code: 'fake', reason: null }],
    });
    await sara.cancel(data.orderId);
  });

  test('has a row for the contract fee, and states a flat monthly fee as its effective yearly rate', async () => {
    const sara = await shop.createShopper({ lines: [[small.phone, 1]] });
    await sara.basket.choosePlan({ planId: smallPlans.bank, months: 12 });
    const setTerms = (method: string, rate: number) =>
      shop.run('UPDATE facility_plans SET method = $2, rate = $3 WHERE id = $1', [
        smallPlans.bank,
        method,
        rate,
      ]);
    await setTerms('flatMonthly', 3);
    // The fee of a late instalment is based on the rate of the contract.
    expect((await sara.review()).data.facility).toMatchObject({ lateRate: 42 });
    await shop.run('UPDATE facility_plans SET late_percent = 4.5 WHERE id = $1', [smallPlans.bank]);
    expect((await sara.review()).data.facility).toMatchObject({ lateRate: 40.5 });
    const { data } = await sara.place();
    await setTerms('amortised', 23);
    const order = await sara.order(data.orderId);
    // 3 percent a month of the whole loan are 81 percent a year, compounded, and more with the fee of 1 percent.
    expect(order.facility).toMatchObject({ prepayment: 0, fee: 595_000, aboveCeiling: 0 });
    expect(order.facility?.annualRate).toBeGreaterThan(81);
    expect(order.facility?.annualRate).toBeLessThan(87);
    expect(order).toMatchObject({ payToday: 595_000 + 145_000, canPay: true, canCancel: true });
    const summary = await sara.call.get<PaymentSummary>(`/user/orders/${data.orderId}/payment`);
    expect(summary.data.rows).toEqual([
      { title: 'کارمزد قرارداد', amount: 595_000 },
      { title: 'هزینهٔ ارسال', amount: 145_000 },
    ]);
    shop.clock.now += 21 * 60_000;
    expect(await sara.order(data.orderId)).toMatchObject({ canPay: false, canCancel: true, paidAt: null });
    await sara.cancel(data.orderId);
    expect(await sara.order(data.orderId)).toMatchObject({ canPay: false, canCancel: false });
  });

  test('needs a name and a national id where the plan asks for them, and its order goes to review', async () => {
    const sara = await shop.createShopper({ wallet: 60_000_000, lines: [[small.phone, 1]] });
    const ask = (asked: boolean) =>
      shop.run('UPDATE facility_plans SET needs_identity = $2, needs_review = $2 WHERE id = $1', [
        smallPlans.shop,
        asked,
      ]);
    await ask(true);
    await sara.basket.choosePlan({ planId: smallPlans.shop, months: 6 });
    const identity =
      'برای خرید قسطی، نام و کد ملی شما لازم است. آن‌ها را در مشخصات بنویسید و به این صفحه برگردید.';
    expect(await sara.review()).toMatchObject({ status: 409, message: identity, fields: { identity } });
    expect(await sara.placeAgreed('x')).toMatchObject({ status: 409, fields: { identity } });
    await shop.run(
      "UPDATE users SET f_name = 'سارا', l_name = 'کریمی', national_code = '0499370899' WHERE id = $1",
      [sara.userId],
    );
    const { data } = await sara.place({ useWallet: true });
    const conditions = { documents: [], cheque: null };
    expect(await sara.order(data.orderId)).toMatchObject({ conditions, state: 'paymentReview' });
    await ask(false);
  });
});

describe('cancelling', () => {
  test('an unpaid order gives everything back, and its lines return to the basket', async () => {
    const lines: [number, number][] = [
      [small.console, 1],
      [small.charger, 4],
    ];
    const sara = await shop.createShopper({ wallet: 500_000, lines });
    const shipping = await sara.courier('2026-11-25', '15:00');
    const choice = { shipping, useWallet: true, coupon: 'ONCE' };
    const stocks = () => Promise.all([small.console, small.controller, small.charger].map(shop.stockOf));
    const before = await stocks();
    const { data } = await sara.place(choice);
    expect(await stocks()).toEqual(before.map((stock, place) => stock - (place === 2 ? 4 : 1)));
    // Something was put into the basket meanwhile.
    await sara.basket.add(small.promoted, 1);
    expect((await sara.cancel(data.orderId)).data).toMatchObject({
      state: 'cancelled',
      heldUntil: null,
      events: [{ kind: 'placed' }, { kind: 'cancelled', note: 'به درخواست شما لغو شد.' }],
    });
    expect(await stocks()).toEqual(before);
    const basket = (await sara.basket.get()).data;
    expect(quantities(basket)).toEqual({ [small.promoted]: 1, [small.console]: 1, [small.charger]: 4 });
    expect(basket.items).toContainEqual(
      expect.objectContaining({ productPropertyId: small.controller, bundleOf: small.console }),
    );
    const { data: again } = await sara.review(choice);
    expect(again).toMatchObject({ fromWallet: 500_000, couponDiscount: 200_000 });
  });

  test('a paid order that is being prepared pays into the wallet, once', async () => {
    const sara = await withCharger(2_000_000);
    const { data } = await sara.place({ useWallet: true });
    const answers = await Promise.all([1, 2, 3].map(() => sara.cancel(data.orderId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sara.balance()).toBe(2_000_000);
    expect(await shop.stockOf(small.charger)).toBe(50);
    const { events } = await sara.order(data.orderId);
    expect(events.map(({ kind }) => kind)).toEqual(['placed', 'paid', 'refunded', 'cancelled']);
    expect((await sara.basket.get()).data.items).toEqual([]);
  });

  test('an order on a plan refunds the first payment and every paid instalment, and removes the open ones', async () => {
    const sara = await shop.createShopper({ wallet: 20_000_000, lines: [[small.phone, 1]] });
    await sara.basket.choosePlan({ planId: smallPlans.shop, months: 6 });
    const { data } = await sara.place({ useWallet: true });
    await shop.run(
      'UPDATE instalments SET paid_at = now(), amount = 1000, interest = 0 WHERE order_id = $1 AND number = 1',
      [data.orderId],
    );
    await sara.cancel(data.orderId);
    expect(await sara.balance()).toBe(20_001_000);
    expect((await sara.order(data.orderId)).instalments.map(({ number }) => number)).toEqual([1]);
  });

  test.each<['shipped' | 'delivered' | 'cancelled', string]>([
    ['shipped', 'این سفارش دیگر در آماده‌سازی نیست و نمی‌توان آن را لغو کرد.'],
    ['delivered', 'این سفارش دیگر در آماده‌سازی نیست و نمی‌توان آن را لغو کرد.'],
    ['cancelled', 'این سفارش پیش‌تر لغو شده است.'],
  ])('an order in the state %s is refused', async (state, message) => {
    const sara = await withCharger();
    const { data } = await sara.place();
    await moveOrder(shop.db, data.orderId, state);
    expect(await sara.cancel(data.orderId)).toMatchObject({ status: 409, code: 'conflict', message });
  });

  test('pays no money into the wallet that an instalment gateway lent', async () => {
    const sara = await withCharger();
    const { data } = await sara.place();
    await shop.run(`SELECT pay_order($1, ${paidMessagesSql}, now())`, [data.orderId]);
    await shop.run(
      `INSERT INTO payment_attempts (id, user_id, purpose, order_id, amount, gateway, state, expires_at, created_at, updated_at)
        VALUES (gen_random_uuid(), $1, 'order', $2, 1, 'snapppay', 'settled', now(), now(), now())`,
      [sara.userId, data.orderId],
    );
    const call = (cardGateways: string[]) =>
      shop.run(`SELECT outcome FROM cancel_order($1, $2, $3, 'x', '{"refundTitle": "x"}', 50, now())`, [
        data.orderId,
        sara.userId,
        cardGateways,
      ]);
    // A gateway that is no longer configured counts as a lender too.
    expect(await call(['zibal'])).toEqual([{ outcome: 'lent' }]);
    expect(await call(['zibal', 'snapppay'])).toEqual([{ outcome: 'done' }]);
  });
});
