import { forAllTests } from '@/tests/support/backend';
import { openCheckoutShop } from '@/tests/support/buy/checkout/checkoutShop';
import { smallMethods } from '@/tests/support/buy/smallShipping';
import { createDatabaseDigest } from '@/tests/support/databaseDigest';
import { run } from '@/tests/support/guest';
import { small, smallPlans } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openCheckoutShop());

const post = { methodId: smallMethods.post, slotId: null, branchId: null };

test('a review names the products that cannot be returned for a changed mind', async () => {
  const reason = 'برای رعایت بهداشت پس گرفته نمی‌شود.';
  await run(shop.db, `UPDATE categories SET no_return_reason = $1 WHERE slug = 'mobile'`, [reason]);
  const sara = await shop.createShopper({
    lines: [
      [small.phoneLarge, 1],
      [small.console, 1],
    ],
  });
  const { data } = await sara.review();
  await run(shop.db, `UPDATE categories SET no_return_reason = NULL WHERE slug = 'mobile'`);
  expect(data.returnExceptions).toEqual([{ title: data.lines[0]?.title, reason }]);
});

test('a review has every line with its companions, and sums that add up', async () => {
  const sara = await shop.createShopper({
    wallet: 2_000_000,
    lines: [
      [small.phoneLarge, 2],
      [small.console, 1],
    ],
  });
  const { status, data } = await sara.review({ useWallet: true, coupon: ' ten ' });
  expect(status).toBe(200);
  expect(
    data.lines.map(({ productPropertyId, canDelete, qty, price, discount }) => [
      productPropertyId,
      canDelete,
      qty,
      price,
      discount,
    ]),
  ).toEqual([
    [small.phoneLarge, true, 2, 68_000_000, 3_000_000],
    [small.console, true, 1, 46_900_000, 0],
    [small.controller, false, 1, 4_500_000, 3_500_000],
  ]);
  const total = 2 * 65_000_000 + 46_900_000 + 1_000_000 - 500_000 + 145_000;
  expect(data).toMatchObject({
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
  const sara = await shop.createShopper({ lines: [[small.charger, 2]] });
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
  const first = await agreed();
  expect(await agreed()).toBe(first);
  // Which gateway takes the money is no part of the price.
  expect(await agreed({ gateway: null })).toBe(first);
  expect(await agreed({ useWallet: true })).not.toBe(first);
  expect(await agreed({ coupon: 'TEN' })).not.toBe(first);
  expect(await agreed({ shipping: { ...post, methodId: smallMethods.tipax } })).not.toBe(first);
  await run(shop.db, 'UPDATE product_properties SET discount = 1000 WHERE id = $1', [small.charger]);
  expect(await agreed()).not.toBe(first);
  await run(shop.db, 'UPDATE product_properties SET discount = 0 WHERE id = $1', [small.charger]);
  expect(await agreed()).toBe(first);
});

test('a promotion is in the review until it ends', async () => {
  const end = new Date(shop.clock.now + 60_000);
  await run(shop.db, 'UPDATE product_properties SET promotion_to = $2 WHERE id = $1', [small.promoted, end]);
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
  await run(
    shop.db,
    `UPDATE baskets SET plan_chosen = true, plan_id = default_plan(), plan_months = 12 WHERE user_id = $1`,
    [sara.userId],
  );
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
  expect(data.facility?.instalments[0]).toEqual({
    number: 1,
    dueDate: '2026-12-22',
    amount: 4_479_000,
    interest: 912_333,
  });
  expect(data).toMatchObject({ total: 59_645_000, payToday: 11_900_000 + 145_000 });
});

test('a chosen plan that the basket no longer fits is refused with its reason', async () => {
  const sara = await shop.createShopper({ lines: [[small.phone, 1]] });
  const choose = (plan: number) =>
    run(shop.db, 'UPDATE baskets SET plan_chosen = true, plan_id = $2, plan_months = 12 WHERE user_id = $1', [
      sara.userId,
      plan,
    ]);
  const refusal = async () => {
    const { status, code, fields } = await sara.review();
    return [status, code, fields?.plan];
  };
  await choose(smallPlans.console);
  expect(await refusal()).toEqual([409, 'changed', '«گوشی موبایل سامسونگ Galaxy S25» در این طرح نیست.']);
  await choose(smallPlans.seller);
  expect(await refusal()).toEqual([409, 'changed', 'این طرح ویژهٔ همکاران فروش است.']);
  await choose(smallPlans.former);
  expect(await refusal()).toEqual([409, 'changed', 'این طرح دیگر ارائه نمی‌شود.']);
  await choose(smallPlans.bank);
  expect((await sara.review()).data.facility).toMatchObject({ name: 'وام بانک', fee: 595_000 });
});

test('shipping is refused with its reason, and a slot and a branch must be chosen', async () => {
  const sara = await shop.createShopper({ cityId: 302, lines: [[small.charger, 1]] });
  const refusal = async (shipping: object) => {
    const { status, code, fields } = await sara.review({ shipping: { ...post, ...shipping } });
    return [status, code, fields?.shipping];
  };
  expect(await refusal({ methodId: smallMethods.courier })).toEqual([
    409,
    'conflict',
    'پیک پله: تنها در تهران ارائه می‌شود.',
  ]);
  expect(await refusal({ methodId: smallMethods.freight })).toEqual([
    409,
    'conflict',
    'باربری: ویژهٔ کالاهای حجیم است و برای این سبد ارائه نمی‌شود.',
  ]);
  expect(await refusal({ methodId: 99 })).toEqual([
    409,
    'conflict',
    expect.stringMatching(/دیگر در دسترس نیست/),
  ]);
  expect(await refusal({ methodId: smallMethods.pickup })).toEqual([
    409,
    'conflict',
    expect.stringMatching(/شعبه‌ای را/),
  ]);
  const picked = await sara.review({ shipping: { ...post, methodId: smallMethods.pickup, branchId: 1 } });
  expect(picked.data.delivery.slot).toBe('تحویل از شعبهٔ ونک');
  const ali = await shop.createShopper({ lines: [[small.charger, 4]] });
  const courier = { ...post, methodId: smallMethods.courier };
  const slots = await ali.slots();
  expect((await ali.review({ shipping: courier })).fields?.shipping).toMatch(/روز و بازه/);
  const slotId = slots['2026-11-25 15:00'] ?? 0;
  const { data } = await ali.review({ shipping: { ...courier, slotId } });
  expect(data).toMatchObject({ shippingCost: 0, delivery: { slot: 'چهارشنبه ۴ آذر، ۱۵ تا ۱۸' } });
});

test('a coupon is refused with its reason in the field', async () => {
  const sara = await shop.createShopper({ lines: [[small.charger, 1]] });
  const reason = async (coupon: string) => {
    const { status, fields } = await sara.review({ coupon });
    return [status, fields?.coupon];
  };
  expect(await reason('NOSUCH')).toEqual([409, 'این کد تخفیف پیدا نشد.']);
  expect(await reason('ONCE')).toEqual([409, 'این کد برای خرید ۱٬۰۰۰٬۰۰۰ تومان و بیشتر است.']);
  await run(shop.db, `UPDATE coupons SET valid_to = $1 WHERE code = 'ONCE'`, [new Date(shop.clock.now)]);
  expect(await reason('once')).toEqual([409, 'مهلت این کد تخفیف به پایان رسیده است.']);
  await run(shop.db, `UPDATE coupons SET valid_to = '2099-01-01' WHERE code = 'ONCE'`);
});

test('an empty basket, a line without stock and an address of another customer are refused', async () => {
  const sara = await shop.createShopper();
  expect(await sara.review()).toMatchObject({
    status: 409,
    code: 'changed',
    message: 'سبد خرید شما خالی است',
  });
  const ali = await shop.createShopper({ lines: [[small.charger, 5]] });
  expect(await sara.review({ addressId: ali.addressId })).toMatchObject({ status: 404 });
  await shop.setStock(small.charger, 3);
  expect(await ali.review()).toMatchObject({
    status: 409,
    code: 'out_of_stock',
    message: expect.stringContaining('اکنون ۳ عدد می‌توانید بخرید'),
  });
  await shop.setStock(small.charger, 0);
  expect(await ali.review()).toMatchObject({ status: 409, message: expect.stringContaining('ناموجود شد') });
  await shop.setStock(small.charger, 50);
});
