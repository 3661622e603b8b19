import { forAllTests, openTestApp } from '@/tests/support/backend';
import { changeOffer } from '@/tests/support/browse/offer';
import { addExtraLines } from '@/tests/support/buy/extraLines';
import { countOf, type guestOf, strangerId } from '@/tests/support/guest';
import { small, smallPlans, smallServices } from '@/tests/support/smallSeed';

let now = Date.now();
const shop = forAllTests(() => openTestApp({ now: () => now }));

const newGuest = (cartId?: string) => shop.guest(cartId);
const outOfStock = { status: 409, code: 'out_of_stock', message: 'محدودیت در تعداد' };
const maxBuy = { status: 409, code: 'max_buy', message: 'محدودیت حداکثر تعداد' };
const notInBasket = { status: 404, code: 'not_found', message: 'این کالا در سبد خرید نیست.' };

test('a guest without a basket reads an empty one, and nothing is stored for it', async () => {
  const stored = await countOf(shop.db, 'baskets');
  shop.statements.length = 0;
  const answer = await newGuest().get();
  expect(answer.data).toEqual({
    cartId: null,
    revision: 0,
    items: [],
    qty: 0,
    total: 0,
    totalDiscount: 0,
    serviceTotalPrice: 0,
    message: null,
  });
  expect(answer.extraObject).toMatchObject({ facility: { cartFacility: null }, showDetail: false });
  expect(shop.statements).toHaveLength(0);
  expect((await newGuest(strangerId()).get()).data).toEqual(answer.data);
  expect(await countOf(shop.db, 'baskets')).toBe(stored);
});

test('the first addition makes a basket, answers its id and shows the line', async () => {
  const guest = newGuest();
  const { status, data, extraObject } = await guest.add(small.phoneLarge, 2);
  expect(status).toBe(200);
  const attribute = { imageUrl: null, attrImageUrl: null };
  expect(data).toMatchObject({
    cartId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    revision: 1,
    qty: 2,
    total: 136_000_000,
    totalDiscount: 6_000_000,
    serviceTotalPrice: 0,
    message: null,
    items: [
      {
        basketId: data.items[0]?.id,
        productId: 1,
        productPropertyId: small.phoneLarge,
        slug: 'samsung-galaxy-s25',
        title: 'گوشی موبایل سامسونگ Galaxy S25',
        imageUrl: '/art/samsung-galaxy-s25.webp',
        qty: 2,
        stock: 30,
        maxBuy: 100,
        price: 68_000_000,
        discount: 3_000_000,
        atrributeOne: { type: 1, title: 'آبی', value: '#3F6BA8', ...attribute },
        atrributeTwo: { type: 2, title: '۵۱۲ گیگابایت', value: 'storage', ...attribute },
        canDelete: true,
        info: { message: null },
      },
    ],
  });
  expect(extraObject.sumOfFacilityBasket - extraObject.sumOfFacilityBasketDiscount).toBe(130_000_000);
  expect((await guest.get()).data).toEqual(data);
});

test('a cart id that the shop did not create is never used', async () => {
  const wished = strangerId();
  expect((await newGuest(wished).add(small.phone)).data.cartId).not.toBe(wished);
  expect((await newGuest(wished).get()).data.cartId).toBeNull();
});

test('lines stay in the order in which they were added, and the basket stays when it is cleared', async () => {
  const guest = newGuest();
  const { cartId } = (await guest.add(small.charger)).data;
  await guest.add(small.phone);
  await guest.add(small.charger);
  const { data } = await guest.set(small.charger, 1);
  expect(data.items.map((item) => item.productPropertyId)).toEqual([small.charger, small.phone]);
  expect((await guest.clear()).data).toMatchObject({ cartId, revision: 5, items: [], qty: 0, total: 0 });
  expect((await guest.clear()).data).toMatchObject({ cartId, revision: 6 });
  expect((await guest.add(small.phone)).data).toMatchObject({ cartId, revision: 7, qty: 1 });
});

type Guest = ReturnType<typeof guestOf>;
const ofThree: [what: string, call: (guest: Guest) => ReturnType<Guest['get']>, refusal: object][] = [
  ['adding to the last piece', (guest) => guest.add(small.lastPiece), outOfStock],
  ['setting more than the last piece', (guest) => guest.set(small.lastPiece, 2), outOfStock],
  // The purchase limit is named before the stock.
  ['adding above the purchase limit', (guest) => guest.add(small.phone), maxBuy],
  ['setting above limit and stock', (guest) => guest.set(small.phone, 1000), maxBuy],
  ['setting an absent line', (guest) => guest.set(small.charger, 1), notInBasket],
  ['removing an absent line', (guest) => guest.remove(small.charger), notInBasket],
  ['removing an unknown variant', (guest) => guest.remove(999_999), notInBasket],
];
test.each(ofThree)('%s is refused and changes nothing', async (_what, call, refusal) => {
  const guest = newGuest();
  await guest.add(small.lastPiece);
  const kept = (await guest.add(small.phone, 3)).data;
  expect(await call(guest)).toEqual(refusal);
  expect((await guest.get()).data).toEqual(kept);
});

test('sold-out variants are refused, and no basket is made for them', async () => {
  const stored = await countOf(shop.db, 'baskets');
  const guest = newGuest();
  expect(await guest.add(small.soldOut)).toMatchObject(outOfStock);
  expect(await guest.add(999_999)).toMatchObject({ status: 404, code: 'not_found' });
  expect(guest.cartId()).toBeNull();
  expect(await countOf(shop.db, 'baskets')).toBe(stored);
});

test('every change but an addition is refused for a basket the shop does not know', async () => {
  const refusal = { status: 404, code: 'not_found', message: 'سبد خرید پیدا نشد.' };
  for (const guest of [newGuest(), newGuest(strangerId())])
    for (const refused of [
      await guest.set(small.phone, 1),
      await guest.remove(small.phone),
      await guest.clear(),
      await guest.choosePlan({ planId: smallPlans.shop }),
      await guest.choosePlan({ planId: null }),
      await guest.addService(small.phone, [{ serviceId: smallServices.body, count: 1 }]),
    ])
      expect(refused).toEqual(refusal);
});

test('a change takes two statements and a read one, and one more for a customer', async () => {
  const [guest, { basket: customer }] = [newGuest(), await shop.customer()];
  const expectStatements = async (count: number, call: () => ReturnType<Guest['get']>) => {
    shop.statements.length = 0;
    expect((await call()).status).toBe(200);
    expect(shop.statements).toHaveLength(count);
  };
  for (const [who, more] of [
    [guest, 0],
    [customer, 1],
  ] as const) {
    const basketId = (await who.add(small.phone)).data.items[0]?.basketId ?? '';
    for (const change of [
      () => who.add(small.charger),
      () => who.set(small.charger, 2),
      () => who.addService(small.phone, [{ serviceId: smallServices.glass, count: 1 }]),
      () => who.removeInsurance(basketId),
      () => who.remove(small.charger),
    ])
      await expectStatements(2 + more, change);
    await expectStatements(1 + more, who.get);
  }
  await expectStatements(3, () => customer.importBasket(guest.cartId() ?? ''));
  await expectStatements(3, () => customer.addBulk([{ productPropertyId: small.controller, qty: 1 }]));
  await expectStatements(3, customer.clear);
});

test('a basket has at most fifty lines', async () => {
  const guest = newGuest();
  await guest.add(small.phone);
  await addExtraLines(shop.db, guest.cartId(), 49);
  const message = 'سبد خرید بیش از ۵۰ کالای متفاوت جا ندارد.';
  expect(await guest.add(small.charger)).toEqual({ status: 409, code: 'conflict', message });
  expect((await guest.add(small.phone)).data).toMatchObject({ qty: 51 });
});

describe('prices', () => {
  test('of a promotion count until its end, and then the basket reports the new price', async () => {
    const end = now + 60_000;
    const promotionTo = new Date(end).toISOString();
    await changeOffer(shop.db, small.promoted, { promotion_to: promotionTo }, async () => {
      const guest = newGuest();
      const during = (await guest.add(small.promoted, 2)).data;
      expect(during).toMatchObject({
        total: 36_900_000,
        totalDiscount: 4_900_000,
        items: [{ promotion: 13.28, promotionPrice: 16_000_000, promotionTo, info: { message: null } }],
      });
      now = end - 1;
      expect((await guest.get()).data).toEqual(during);
      now = end;
      const message = 'قیمت این کالا از ۱۶٬۰۰۰٬۰۰۰ به ۱۸٬۴۵۰٬۰۰۰ تومان تغییر کرد.';
      expect((await guest.get()).data).toMatchObject({
        revision: during.revision,
        total: 36_900_000,
        totalDiscount: 0,
        items: [{ promotion: 0, promotionPrice: null, promotionTo: null, info: { message } }],
      });
      // Only a change of that very line settles it.
      expect((await guest.add(small.charger)).data.items[0]?.info.message).toContain('تغییر کرد');
      expect((await guest.set(small.promoted, 1)).data.items[0]?.info.message).toBeNull();
    });
  });

  test('give the instalments of the worked example of their plan', async () => {
    const { data, extraObject } = await newGuest().add(small.phone);
    expect(data.total - data.totalDiscount).toBe(59_500_000);
    expect(extraObject).toEqual({
      facility: {
        cartFacility: {
          facilityName: 'طرح پله',
          facilityParentTitle: 'پله',
          facilityParentGalleryId: null,
          loanAmount: 47_600_000,
          discountLoanAmount: 47_600_000,
          finalRefundAmount: 53_735_089,
          discountFinalRefundAmount: 53_735_089,
          prepayment: 11_900_000,
          amountPerMonth: 4_479_000,
        },
        choice: {
          plan: expect.objectContaining({ id: smallPlans.shop, method: 'amortised', rate: 23 }),
          months: 12,
          prepaymentPercent: 20,
          fee: 0,
          chosen: false,
          debt: 0,
          reason: null,
        },
      },
      showDetail: true,
      facilityDeference: 0,
      amountPerMonth: 4_479_000,
      sumOfFacilityBasket: 59_500_000,
      sumOfFacilityBasketDiscount: 0,
    });
  });

  test('too low for a loan have no facility', async () => {
    const reason = 'مبلغ وام این سبد از کمینهٔ این طرح (۱٬۰۰۰٬۰۰۰ تومان) کمتر است.';
    expect((await newGuest().add(small.charger)).extraObject).toEqual({
      facility: { cartFacility: null, choice: expect.objectContaining({ chosen: false, reason }) },
      showDetail: false,
      facilityDeference: 0,
      amountPerMonth: 0,
      sumOfFacilityBasket: 0,
      sumOfFacilityBasketDiscount: 0,
    });
  });

  test('of a provider with a logo name it by its id and show it by its address', async () => {
    const setLogo = (url: string | null) => shop.run('UPDATE facility_providers SET logo_url = $1', [url]);
    await setLogo('/providers/bank.svg');
    const { facility } = (await newGuest().add(small.phone)).extraObject;
    expect(facility.cartFacility?.facilityParentGalleryId).toEqual(expect.any(Number));
    expect(facility.choice?.logoUrl).toBe('/providers/bank.svg');
    await setLogo(null);
  });
});

describe('stock', () => {
  const left = (count: string) => `از این کالا ${count} عدد در انبار مانده است.`;

  test('of the last one or two pieces has a notice', async () => {
    expect((await newGuest().add(small.lastPiece)).data.items[0]?.info.message).toBe(left('۱'));
    await changeOffer(shop.db, small.phone, { stock: 2 }, async () => {
      const guest = newGuest();
      expect((await guest.add(small.phone)).data.items[0]?.info.message).toBeNull();
      expect((await guest.add(small.phone)).data.items[0]?.info.message).toBe(left('۲'));
    });
  });

  test('lowers a line above it, and one answer reports it', async () => {
    const guest = newGuest();
    await guest.add(small.charger, 3);
    const before = (await guest.add(small.phone, 2)).data;
    await changeOffer(shop.db, small.phone, { stock: 1 }, async () => {
      const { data } = await guest.get();
      expect(data).toMatchObject({
        revision: before.revision + 1,
        qty: 4,
        message:
          'موجودی گوشی موبایل سامسونگ Galaxy S25 کم شد. تعداد آن از ۲ به ۱ تغییر کرد. بقیهٔ سبد دست‌نخورده است.',
        items: [{ qty: 3 }, { qty: 1, info: { message: left('۱') } }],
      });
      expect((await guest.get()).data).toEqual({ ...data, message: null });
    });
  });

  test('that is sold out removes a line, and another line is lowered in the same read', async () => {
    const guest = newGuest();
    await guest.add(small.phone, 2);
    await guest.add(small.charger, 3);
    await changeOffer(shop.db, small.phone, { stock: 0 }, () =>
      changeOffer(shop.db, small.charger, { max_buy: 1 }, async () => {
        const message =
          'گوشی موبایل سامسونگ Galaxy S25 ناموجود شد و از سبد برداشته شد. ' +
          'سقف خرید شارژر سامسونگ ۲۵ وات کم شد. تعداد آن از ۳ به ۱ تغییر کرد. بقیهٔ سبد دست‌نخورده است.';
        expect((await guest.get()).data).toMatchObject({ revision: 3, qty: 1, message });
      }),
    );
    await changeOffer(shop.db, small.charger, { stock: 0 }, async () => {
      const message = 'شارژر سامسونگ ۲۵ وات ناموجود شد و از سبد برداشته شد.';
      expect((await guest.get()).data).toMatchObject({ message, items: [] });
    });
  });
});

test('an address makes a limited number of new baskets of guests and of changes, and reads as it likes', async () => {
  const strict = await openTestApp({ limits: { writes: 8, search: 5, baskets: 3 } });
  const tooMany = (text: RegExp) => ({ status: 429, code: 'too_many', message: expect.stringMatching(text) });
  try {
    const guests = [strict.guest(), strict.guest(), strict.guest()] as const;
    for (const guest of guests) expect((await guest.add(small.charger)).status).toBe(200);
    expect(await strict.guest().add(small.charger)).toMatchObject(tooMany(/وارد حساب خود شوید/));
    expect((await strict.guest(strangerId()).add(small.charger)).status).toBe(429);
    expect(await countOf(strict.db, 'baskets')).toBe(3);
    // It goes on with the baskets it has, and as a customer.
    expect(await guests[0].add(small.charger)).toMatchObject({ status: 200, data: { qty: 2 } });
    expect((await (await strict.customer()).basket.add(small.charger)).status).toBe(200);
    expect((await guests[0].add(small.charger)).status).toBe(200);
    expect(await guests[0].add(small.charger)).toMatchObject(tooMany(/[۰-۹]+ ثانیهٔ دیگر/));
    expect((await guests[0].get()).data.qty).toBe(3);
    const elsewhere = await strict.app.inject({
      method: 'POST',
      url: '/v2/Cart/AddToCart',
      payload: { productPropertyId: small.charger, qty: 1 },
      remoteAddress: '203.0.113.7',
    });
    expect(elsewhere.statusCode).toBe(200);
  } finally {
    await strict.close();
  }
});
