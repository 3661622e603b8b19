import { openSlots } from '@/backend/domains/buy/checkout/slots';
import { forAllTests } from '@/tests/support/backend';
import { openCheckoutShop } from '@/tests/support/buy/checkout/checkoutShop';
import { smallMethods } from '@/tests/support/buy/smallShipping';
import { createDatabaseDigest } from '@/tests/support/databaseDigest';
import { small, smallPlans } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openCheckoutShop());
/** Sunday 22 November 2026, 1 Azar 1405, 12:30 in Tehran. */
const sunday = Date.parse('2026-11-22T09:00:00.000Z');
beforeEach(() => {
  shop.clock.now = sunday;
});

const post = { methodId: smallMethods.post, slotId: null, branchId: null };
const withChargers = (qty: number, cityId?: number) =>
  shop.createShopper({ cityId, lines: [[small.charger, qty]] });
type Shopper = Awaited<ReturnType<typeof withChargers>>;
const choosePlan = (sara: Shopper, planId: number) =>
  shop.run('UPDATE baskets SET plan_chosen = true, plan_id = $2, plan_months = 12 WHERE user_id = $1', [
    sara.userId,
    planId,
  ]);

test('a review has every line with its companions, and sums that add up', async () => {
  const reason = 'برای رعایت بهداشت پس گرفته نمی‌شود.';
  await shop.run(`UPDATE categories SET no_return_reason = $1 WHERE slug = 'mobile'`, [reason]);
  const sara = await shop.createShopper({
    wallet: 2_000_000,
    lines: [
      [small.phoneLarge, 2],
      [small.console, 1],
    ],
  });
  const { status, data } = await sara.review({ useWallet: true, coupon: ' ten ' });
  await shop.run(`UPDATE categories SET no_return_reason = NULL WHERE slug = 'mobile'`);
  expect(status).toBe(200);
  const total = 2 * 65_000_000 + 46_900_000 + 1_000_000 - 500_000 + 145_000;
  expect(data).toMatchObject({
    lines: [
      {
        productPropertyId: small.phoneLarge,
        canDelete: true,
        qty: 2,
        price: 68_000_000,
        discount: 3_000_000,
      },
      { productPropertyId: small.console, canDelete: true, qty: 1, price: 46_900_000, discount: 0 },
      {
        productPropertyId: small.controller,
        canDelete: false,
        qty: 1,
        price: 4_500_000,
        discount: 3_500_000,
      },
    ],
    returnExceptions: [{ title: data.lines[0]?.title, reason }],
    goodsTotal: 2 * 68_000_000 + 46_900_000 + 4_500_000,
    discountTotal: 2 * 3_000_000 + 3_500_000,
    serviceTotal: 0,
    couponDiscount: 500_000,
    shippingCost: 145_000,
    total,
    facility: null,
    payToday: total,
    fromWallet: 2_000_000,
    atGateway: total - 2_000_000,
    walletAvailable: 2_000_000,
    gateways: [{ code: 'fake', title: 'درگاه نمونه', kind: 'card', reason: null }],
    address: {
      receiverName: 'مریم احمدی',
      receiverMobile: '09123456789',
      text: 'تهران، خیابان گاندی، پلاک ۸، واحد ۴',
      postalCode: '1517963511',
    },
    delivery: { title: 'پست پیشتاز', slot: '۴ تا ۷ آذر، با کد رهگیری', trackingCode: null },
    validTo: null,
  });
});

test('a review changes nothing and takes at most four statements', async () => {
  const sara = await withChargers(2);
  const readDigest = await createDatabaseDigest(shop.db);
  const before = await readDigest();
  shop.statements.length = 0;
  expect((await sara.review({ useWallet: true, coupon: 'TEN' })).status).toBe(200);
  expect(shop.statements.length).toBeLessThanOrEqual(4);
  expect(await readDigest()).toBe(before);
});

test('an unchanged review has the same `agreed`, and every change of its content changes it', async () => {
  const sara = await shop.createShopper({ wallet: 500_000, lines: [[small.charger, 2]] });
  const agreed = async (changes = {}) => (await sara.review(changes)).data.agreed;
  const setDiscount = (discount: number) =>
    shop.run('UPDATE product_properties SET discount = $2 WHERE id = $1', [small.charger, discount]);
  const first = await agreed();
  expect(await agreed()).toBe(first);
  // Which gateway takes the money is no part of the price.
  expect(await agreed({ gateway: null })).toBe(first);
  for (const change of [
    { useWallet: true },
    { coupon: 'TEN' },
    { shipping: { ...post, methodId: smallMethods.tipax } },
  ])
    expect([change, await agreed(change)]).not.toEqual([change, first]);
  await setDiscount(1000);
  expect(await agreed()).not.toBe(first);
  await setDiscount(0);
  expect(await agreed()).toBe(first);
});

test('a promotion is in the review until it ends', async () => {
  const end = new Date(shop.clock.now + 60_000);
  await shop.run('UPDATE product_properties SET promotion_to = $2 WHERE id = $1', [small.promoted, end]);
  const sara = await shop.createShopper({ lines: [[small.promoted, 1]] });
  const before = (await sara.review()).data;
  expect(before).toMatchObject({ discountTotal: 2_450_000, validTo: end.toISOString() });
  shop.clock.now += 60_000;
  const after = (await sara.review()).data;
  expect(after).toMatchObject({ discountTotal: 0, validTo: null });
  expect(after.agreed).not.toBe(before.agreed);
});

test('a plan of the basket is reviewed with its dated instalments', async () => {
  const sara = await shop.createShopper({ lines: [[small.phone, 1]] });
  await choosePlan(sara, smallPlans.shop);
  const { data } = await sara.review();
  expect(data.facility).toMatchObject({
    name: 'طرح پله',
    months: 12,
    annualRate: 23,
    prepayment: 11_900_000,
    loanAmount: 47_600_000,
    amountPerMonth: 4_479_000,
    aboveCeiling: 0,
    fee: 0,
    refund: 53_735_089,
    costOverCash: 6_135_089,
  });
  expect(data.facility?.instalments).toHaveLength(12);
  // 1 Dey 1405.
  const first = { number: 1, dueDate: '2026-12-22', amount: 4_479_000, interest: 912_333 };
  expect(data.facility?.instalments[0]).toEqual(first);
  expect(data).toMatchObject({ total: 59_645_000, payToday: 11_900_000 + 145_000 });
});

test('a chosen plan that the basket no longer fits is refused with its reason', async () => {
  const sara = await shop.createShopper({ lines: [[small.phone, 1]] });
  const refusals: [number, string][] = [
    [smallPlans.console, '«گوشی موبایل سامسونگ Galaxy S25» در این طرح نیست.'],
    [smallPlans.seller, 'این طرح ویژهٔ همکاران فروش است.'],
    [smallPlans.former, 'این طرح دیگر ارائه نمی‌شود.'],
  ];
  for (const [id, plan] of refusals) {
    await choosePlan(sara, id);
    expect(await sara.review()).toMatchObject({ status: 409, code: 'changed', fields: { plan } });
  }
  await choosePlan(sara, smallPlans.bank);
  expect((await sara.review()).data.facility).toMatchObject({ name: 'وام بانک', fee: 595_000 });
});

test('a coupon is refused with its reason in the field', async () => {
  const sara = await withChargers(1);
  const refusal = (coupon: string) => ({ status: 409, fields: { coupon } });
  const setEnd = (end: unknown) => shop.run(`UPDATE coupons SET valid_to = $1 WHERE code = 'ONCE'`, [end]);
  expect(await sara.review({ coupon: 'NOSUCH' })).toMatchObject(refusal('این کد تخفیف پیدا نشد.'));
  const tooSmall = refusal('این کد برای خرید ۱٬۰۰۰٬۰۰۰ تومان و بیشتر است.');
  expect(await sara.review({ coupon: 'ONCE' })).toMatchObject(tooSmall);
  await setEnd(new Date(shop.clock.now));
  const tooLate = refusal('مهلت این کد تخفیف به پایان رسیده است.');
  expect(await sara.review({ coupon: 'once' })).toMatchObject(tooLate);
  await setEnd('2099-01-01');
});

test('a coupon of some categories takes nothing off other products, and one that is switched off nothing at all', async () => {
  const sara = await shop.createShopper({
    lines: [
      [small.charger, 1],
      [small.controller, 1],
    ],
  });
  // The controller is in the category 7 below «game», the charger is not.
  await shop.run(`UPDATE coupons SET category_ids = '{6}' WHERE code = 'TEN'`);
  expect((await sara.review({ coupon: 'TEN' })).data.couponDiscount).toBe(450_000);
  const { data } = await sara.place({ coupon: 'TEN' });
  expect((await sara.order(data.orderId)).items).toMatchObject([
    { takesCoupon: false },
    { takesCoupon: true },
  ]);
  const ali = await withChargers(2);
  expect(await ali.review({ coupon: 'TEN' })).toMatchObject({
    fields: { coupon: 'این کد تخفیف برای کالاهای این سبد نیست.' },
  });
  await shop.run(`UPDATE coupons SET category_ids = '{}', active = false WHERE code = 'TEN'`);
  expect(await ali.review({ coupon: 'TEN' })).toMatchObject({
    fields: { coupon: 'این کد تخفیف دیگر پذیرفته نمی‌شود.' },
  });
  await shop.run(`UPDATE coupons SET active = true WHERE code = 'TEN'`);
});

test('an empty basket, a line without stock and an address of another customer are refused', async () => {
  const sara = await shop.createShopper();
  const empty = { status: 409, code: 'changed', message: 'سبد خرید شما خالی است' };
  expect(await sara.review()).toMatchObject(empty);
  const ali = await withChargers(5);
  expect(await sara.review({ addressId: ali.addressId })).toMatchObject({ status: 404 });
  for (const [stock, text] of [
    [3, 'اکنون ۳ عدد می‌توانید بخرید'],
    [0, 'ناموجود شد'],
  ] as const) {
    await shop.setStock(small.charger, stock);
    const refusal = { status: 409, code: 'out_of_stock', message: expect.stringContaining(text) };
    expect(await ali.review()).toMatchObject(refusal);
  }
  await shop.setStock(small.charger, 50);
});

describe('ways to ship', () => {
  test('say when they arrive, what they cost and why they cannot be used', async () => {
    const methods = await (await withChargers(1, 302)).shippingMethods();
    const shown = Object.values(methods).map(({ title, text, cost, postpaid, reason }) => [
      title,
      text,
      cost,
      postpaid,
      reason,
    ]);
    expect(shown).toEqual([
      ['پیک پله', 'تهران، در بازه‌ای که انتخاب می‌کنید', 95_000, false, 'تنها در تهران ارائه می‌شود.'],
      // Tuesday is a holiday: two working days after Sunday is Wednesday.
      ['پست پیشتاز', '۴ تا ۷ آذر، با کد رهگیری', 145_000, false, null],
      ['تیپاکس', '۲ تا ۵ آذر، هزینه هنگام تحویل', 0, true, null],
      ['تحویل حضوری', 'از ۲ ساعت پس از پرداخت، در ساعت کار شعبه', 0, false, null],
      ['باربری', '۱ آذر، برای کالای حجیم', 0, true, 'ویژهٔ کالاهای حجیم است و برای این سبد ارائه نمی‌شود.'],
    ]);
    expect(methods[smallMethods.pickup]?.branches).toEqual([
      { id: 1, title: 'شعبهٔ ونک', address: 'تهران، میدان ونک', hours: '۹ تا ۲۱' },
    ]);
  });

  test('have a courier that is free from its threshold', async () => {
    const sara = await withChargers(3);
    expect((await sara.shippingMethods())[smallMethods.courier]?.cost).toBe(95_000);
    await sara.basket.set(small.charger, 4);
    expect((await sara.shippingMethods())[smallMethods.courier]).toMatchObject({ cost: 0, reason: null });
  });

  test('have slots of working days that have not begun, two hours ahead, and a full one has nothing left', async () => {
    const sara = await withChargers(1);
    const days = async () => (await sara.shippingMethods())[smallMethods.courier]?.days ?? [];
    const hours = (await days()).map(({ date, holiday, slots }) => [
      date,
      holiday,
      slots.map(({ from }) => from),
    ]);
    expect(hours).toEqual([
      ['2026-11-22', false, ['15:00']],
      ['2026-11-23', false, ['10:00', '15:00']],
      ['2026-11-24', true, []],
      ['2026-11-25', false, ['10:00', '15:00']],
      ['2026-11-26', false, ['10:00', '15:00']],
      ['2026-11-27', true, []],
      ['2026-11-28', false, ['10:00', '15:00']],
    ]);
    await shop.run(
      `UPDATE delivery_slots SET taken = capacity WHERE date = '2026-11-23' AND from_time = '15:00'`,
    );
    expect((await days())[1]?.slots).toEqual([
      expect.objectContaining({ from: '10:00', left: 3 }),
      expect.objectContaining({ from: '15:00', to: '18:00', left: 0 }),
    ]);
    shop.clock.now = Date.parse('2026-11-22T09:30:01.000Z');
    expect((await days())[0]).toEqual({ date: '2026-11-22', holiday: false, slots: [] });
  });

  test('get the slots of later days from the worker, each once, and from no read', async () => {
    const sara = await withChargers(1);
    const count = async () => (await shop.run('SELECT FROM delivery_slots')).length;
    const before = await count();
    shop.clock.now = sunday + 3 * 86_400_000;
    await sara.shippingMethods();
    shop.statements.length = 0;
    await sara.shippingMethods();
    expect(shop.statements).toHaveLength(2);
    expect(await count()).toBe(before);
    const { now } = shop.clock;
    await Promise.all([openSlots(shop.db, now), openSlots(shop.db, now)]);
    // 29 and 30 November and 1 December are working days.
    expect(await count()).toBe(before + 6);
    expect(await openSlots(shop.db, now)).toBe(0);
  });

  test('are not told to a stranger', async () => {
    const [sara, stranger] = [await withChargers(1), await shop.createShopper()];
    const answer = await stranger.call.get(`/user/shippingMethods?addressId=${sara.addressId}`);
    const message = 'این نشانی پیدا نشد. لطفاً نشانی دیگری برگزینید.';
    expect(answer).toMatchObject({ status: 404, message });
  });

  test('are refused in a review with their reason, and a slot and a branch must be chosen', async () => {
    const sara = await withChargers(1, 302);
    const refusals: [number, unknown][] = [
      [smallMethods.courier, 'پیک پله: تنها در تهران ارائه می‌شود.'],
      [smallMethods.freight, 'باربری: ویژهٔ کالاهای حجیم است و برای این سبد ارائه نمی‌شود.'],
      [99, expect.stringMatching(/دیگر در دسترس نیست/)],
      [smallMethods.pickup, expect.stringMatching(/شعبه‌ای را/)],
    ];
    for (const [methodId, shipping] of refusals) {
      const refusal = { status: 409, code: 'conflict', fields: { shipping } };
      expect(await sara.review({ shipping: { ...post, methodId } })).toMatchObject(refusal);
    }
    const picked = await sara.review({ shipping: { ...post, methodId: smallMethods.pickup, branchId: 1 } });
    expect(picked.data.delivery.slot).toBe('تحویل از شعبهٔ ونک');
    const ali = await withChargers(4);
    const shipping = await ali.courier('2026-11-25', '15:00');
    const without = await ali.review({ shipping: { ...shipping, slotId: null } });
    expect(without.fields?.shipping).toMatch(/روز و بازه/);
    const delivery = { slot: 'چهارشنبه ۴ آذر، ۱۵ تا ۱۸' };
    expect((await ali.review({ shipping })).data).toMatchObject({ shippingCost: 0, delivery });
  });

  test('of a bulky product are freight and pick-up, also when it is ordered', async () => {
    const sara = await withChargers(1);
    const setBulky = (bulky: boolean) =>
      shop.run(
        `UPDATE categories c SET bulky = $2 FROM products p JOIN product_properties v ON v.product_id = p.id
          WHERE v.id = $1 AND c.id = ANY (p.category_path)`,
        [small.charger, bulky],
      );
    await setBulky(true);
    const usable = Object.values(await sara.shippingMethods()).filter(({ reason }) => reason === null);
    expect(usable.map(({ kind }) => kind)).toEqual(['pickup', 'freight']);
    const refusal = { status: 409, fields: { shipping: expect.stringContaining('حجیم') } };
    expect(await sara.review()).toMatchObject(refusal);
    expect(await sara.placeAgreed('agreed')).toMatchObject(refusal);
    await setBulky(false);
  });
});
