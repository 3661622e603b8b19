import { openTestApp, type TestApp } from '@/tests/support/backend';
import { changeOffer } from '@/tests/support/browse/offer';
import { guestOf, run } from '@/tests/support/guest';
import { small, smallPlans } from '@/tests/support/smallSeed';

let shop: TestApp;
let now = Date.now();
beforeAll(async () => {
  shop = await openTestApp({ now: () => now });
});
afterAll(() => shop.close());

test('a promotion counts until its end, and then the basket reports the new price', async () => {
  const end = now + 60_000;
  await changeOffer(shop.db, small.promoted, { promotion_to: new Date(end).toISOString() }, async () => {
    const guest = guestOf(shop.app);
    const during = (await guest.add(small.promoted, 2)).data;
    expect(during).toMatchObject({ total: 36_900_000, totalDiscount: 4_900_000 });
    expect(during.items[0]).toMatchObject({
      promotion: 13.28,
      promotionPrice: 16_000_000,
      promotionTo: new Date(end).toISOString(),
      info: { message: null },
    });
    now = end - 1;
    expect((await guest.get()).data).toEqual(during);
    now = end;
    const after = (await guest.get()).data;
    expect(after).toMatchObject({ revision: during.revision, total: 36_900_000, totalDiscount: 0 });
    expect(after.items[0]).toMatchObject({
      promotion: 0,
      promotionPrice: null,
      promotionTo: null,
      info: { message: 'قیمت این کالا از ۱۶٬۰۰۰٬۰۰۰ به ۱۸٬۴۵۰٬۰۰۰ تومان تغییر کرد.' },
    });
    // Only a change of that very line settles it.
    expect((await guest.add(small.charger)).data.items[0]?.info.message).toContain('تغییر کرد');
    expect((await guest.set(small.promoted, 1)).data.items[0]?.info.message).toBeNull();
  });
});

test('a price that fell is reported too, and counts in the sums', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.phone);
  await changeOffer(shop.db, small.phone, { discount: 1_500_000 }, async () => {
    const { data } = await guest.get();
    expect(data.items[0]?.info.message).toBe('قیمت این کالا از ۵۹٬۵۰۰٬۰۰۰ به ۵۸٬۰۰۰٬۰۰۰ تومان تغییر کرد.');
    expect(data).toMatchObject({ total: 59_500_000, totalDiscount: 1_500_000 });
  });
});

test('a line with the last one or two pieces has a notice', async () => {
  expect((await guestOf(shop.app).add(small.lastPiece)).data.items[0]?.info.message).toBe(
    'از این کالا ۱ عدد در انبار مانده است.',
  );
  await changeOffer(shop.db, small.phone, { stock: 2 }, async () => {
    const guest = guestOf(shop.app);
    expect((await guest.add(small.phone)).data.items[0]?.info.message).toBeNull();
    expect((await guest.add(small.phone)).data.items[0]?.info.message).toBe(
      'از این کالا ۲ عدد در انبار مانده است.',
    );
  });
});

test('a line above the stock is lowered, and one answer reports it', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.charger, 3);
  const before = (await guest.add(small.phone, 2)).data;
  await changeOffer(shop.db, small.phone, { stock: 1 }, async () => {
    const { data } = await guest.get();
    expect(data).toMatchObject({
      revision: before.revision + 1,
      qty: 4,
      message:
        'موجودی گوشی موبایل سامسونگ Galaxy S25 کم شد. تعداد آن از ۲ به ۱ تغییر کرد. بقیهٔ سبد دست‌نخورده است.',
    });
    expect(data.items.map(({ qty }) => qty)).toEqual([3, 1]);
    expect(data.items[1]?.info.message).toBe('از این کالا ۱ عدد در انبار مانده است.');
    expect((await guest.get()).data).toEqual({ ...data, message: null });
  });
});

test('a sold-out line is removed, and another line is lowered in the same read', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.phone, 2);
  await guest.add(small.charger, 3);
  await changeOffer(shop.db, small.phone, { stock: 0 }, () =>
    changeOffer(shop.db, small.charger, { max_buy: 1 }, async () => {
      const { data } = await guest.get();
      expect(data.message).toBe(
        'گوشی موبایل سامسونگ Galaxy S25 ناموجود شد و از سبد برداشته شد. ' +
          'سقف خرید شارژر سامسونگ ۲۵ وات کم شد. تعداد آن از ۳ به ۱ تغییر کرد. بقیهٔ سبد دست‌نخورده است.',
      );
      expect(data).toMatchObject({ revision: 3, qty: 1 });
    }),
  );
  await changeOffer(shop.db, small.charger, { stock: 0 }, async () => {
    expect((await guest.get()).data).toMatchObject({
      message: 'شارژر سامسونگ ۲۵ وات ناموجود شد و از سبد برداشته شد.',
      items: [],
    });
  });
});

test('a change of one line also lowers the other lines that exceed their stock', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.phone, 2);
  await changeOffer(shop.db, small.phone, { stock: 1 }, async () => {
    const { data } = await guest.add(small.charger);
    expect(data.message).toContain('از ۲ به ۱');
    expect(data).toMatchObject({ qty: 2, revision: 3 });
  });
});

test('variants that are no longer offered leave the basket and cannot be added', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.charger);
  const remove = (at: string | null) =>
    run(shop.db, 'UPDATE products SET removed_at = $1 WHERE id = 7', [at]);
  await remove(new Date().toISOString());
  expect((await guest.get()).data).toMatchObject({ items: [], revision: 2 });
  expect(await guest.add(small.charger)).toMatchObject({ status: 404, code: 'not_found' });
  await remove(null);
  expect((await guest.add(small.charger)).status).toBe(200);
});

test('the instalments of a basket are those of the worked example of its plan', async () => {
  const { data, extraObject } = await guestOf(shop.app).add(small.phone);
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

test('a provider with a logo is named by its id and shown by its address', async () => {
  const setLogo = (url: string | null) => run(shop.db, 'UPDATE facility_providers SET logo_url = $1', [url]);
  await setLogo('/providers/bank.svg');
  const { facility } = (await guestOf(shop.app).add(small.phone)).extraObject;
  expect(facility.cartFacility?.facilityParentGalleryId).toEqual(expect.any(Number));
  expect(facility.choice?.logoUrl).toBe('/providers/bank.svg');
  await setLogo(null);
});

test('a basket too small for a loan has no facility', async () => {
  const { extraObject } = await guestOf(shop.app).add(small.charger);
  expect(extraObject).toEqual({
    facility: {
      cartFacility: null,
      choice: expect.objectContaining({
        chosen: false,
        reason: 'مبلغ وام این سبد از کمینهٔ این طرح (۱٬۰۰۰٬۰۰۰ تومان) کمتر است.',
      }),
    },
    showDetail: false,
    facilityDeference: 0,
    amountPerMonth: 0,
    sumOfFacilityBasket: 0,
    sumOfFacilityBasketDiscount: 0,
  });
});

test('catalog mode and maintenance refuse changes and let the basket be read', async () => {
  const guest = guestOf(shop.app);
  const { data } = await guest.add(small.phone);
  const mode = (name: 'catalog' | 'maintenance', on: boolean) =>
    run(shop.db, `UPDATE settings SET ${name}_mode = $1`, [on]);
  for (const [name, status, code] of [
    ['catalog', 403, 'catalog_mode'],
    ['maintenance', 503, 'maintenance'],
  ] as const) {
    await mode(name, true);
    for (const refused of [
      await guest.add(small.phone),
      await guest.set(small.phone, 2),
      await guest.remove(small.phone),
      await guest.clear(),
    ]) {
      expect(refused).toMatchObject({ status, code, message: expect.stringMatching(/[آ-ی]/) });
    }
    expect((await guest.get()).data).toEqual(data);
    await mode(name, false);
  }
});
