import type { ProductPage } from '@/contract/product';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { changeOffer } from '@/tests/support/browse/offer';
import { createCustomer } from '@/tests/support/customer';
import { customerOf, guestBasket, guestOf, run } from '@/tests/support/guest';
import { small, smallProducts } from '@/tests/support/smallSeed';

const start = Date.parse('2026-11-20T08:00:00.000Z');
const endsAt = '2026-11-23T20:29:59.000Z';
const pad = 'دستهٔ بازی سونی DualSense';
let now = start;
let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ now: () => now });
  await run(shop.db, 'UPDATE bundles SET ends_at = $1', [endsAt]);
});
afterAll(() => shop.close());
beforeEach(() => {
  now = start;
});

/** Gives the companion of the console this price during `work`; 0 makes it free. */
async function withCompanionPrice(price: number, work: () => Promise<void>) {
  await run(shop.db, 'UPDATE companions SET price = $1', [price]);
  await work().finally(() => run(shop.db, 'UPDATE companions SET price = 1000000'));
}

test('a companion with a price is offered with its line and costs nothing until it is chosen', async () => {
  const { data } = await guestOf(shop.app).add(small.console, 2);
  expect(data).toMatchObject({ qty: 2, total: 93_800_000, totalDiscount: 0 });
  expect(data.items).toEqual([
    expect.objectContaining({
      canDelete: true,
      bundleOf: null,
      isBundle: true,
      timedBundle: true,
      bundleToDate: endsAt,
      bundleInfo: `${small.console}`,
      bundles: [
        {
          id: 1,
          title: 'بستهٔ بازی',
          endsAt,
          isGroup: false,
          showPrice: 47_900_000,
          discount: 3_500_000,
          companions: [
            expect.objectContaining({
              productPropertyId: small.controller,
              title: pad,
              price: 4_500_000,
              bundlePrice: 1_000_000,
            }),
          ],
        },
      ],
    }),
  ]);
});

test('a chosen companion has a line of its own, in the quantity of its line, and is removed by itself', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.console, 2);
  const { data } = await guest.choose(small.controller, small.console);
  expect(data).toMatchObject({ qty: 4, total: 102_800_000, totalDiscount: 7_000_000 });
  expect(data.items[0]).toMatchObject({
    bundleInfo: `${small.console},${small.controller}`,
    bundles: [{ isGroup: true }],
  });
  expect(data.items[1]).toMatchObject({
    productPropertyId: small.controller,
    bundleOf: small.console,
    canDelete: true,
    qty: 2,
    price: 4_500_000,
    discount: 3_500_000,
  });
  expect((await guest.set(small.console, 1)).data.items[1]).toMatchObject({ qty: 1 });
  // A client that knows only the calls of the specification removes it like any other line.
  expect((await guest.remove(small.controller)).data).toMatchObject({ qty: 1, total: 46_900_000 });
  expect((await guest.remove(small.controller)).status).toBe(404);
  await guest.choose(small.controller, small.console);
  expect((await guest.choose(small.controller, small.console, false)).data.qty).toBe(1);
  expect((await guest.choose(small.controller, small.console, false)).status).toBe(404);
});

test('the reduced price holds only beside the line: both leave together', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.console);
  await guest.add(small.controller);
  await guest.choose(small.controller, small.console);
  const { data } = await guest.remove(small.console);
  expect(data).toMatchObject({ qty: 1, total: 4_500_000, totalDiscount: 0 });
  expect((await guest.add(small.console)).data.items).toHaveLength(2);
});

test('a companion without a price comes along by itself and cannot be removed', async () => {
  await withCompanionPrice(0, async () => {
    const guest = guestOf(shop.app);
    const { data } = await guest.add(small.console);
    expect(data).toMatchObject({ qty: 2, total: 51_400_000, totalDiscount: 4_500_000 });
    expect(data.items[1]).toMatchObject({ bundleOf: small.console, canDelete: false });
    expect((await guest.remove(small.controller)).status).toBe(404);
    expect((await guest.choose(small.controller, small.console)).status).toBe(409);
  });
});

test('choosing a companion without its line adds the line, and makes the basket of a guest', async () => {
  const guest = guestOf(shop.app);
  const { status, data } = await guest.choose(small.controller, small.console);
  expect(status).toBe(200);
  expect(data.items.map(({ productPropertyId, qty }) => [productPropertyId, qty])).toEqual([
    [small.console, 1],
    [small.controller, 1],
  ]);
  expect(guest.cartId()).toBe(data.cartId);
});

test('what nobody offers cannot be chosen, and leaves no line behind', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.charger);
  expect((await guest.choose(small.phone, small.console)).code).toBe('changed');
  expect((await guest.choose(small.console, small.controller)).code).toBe('changed');
  now = Date.parse(endsAt);
  expect((await guest.choose(small.controller, small.console)).code).toBe('changed');
  expect((await guest.get()).data.qty).toBe(1);
});

test('a bundle ends in its second: the companion leaves and the basket says so once', async () => {
  const guest = guestOf(shop.app);
  await guest.choose(small.controller, small.console);
  now = Date.parse(endsAt) - 1;
  expect((await guest.get()).data).toMatchObject({ qty: 2, totalDiscount: 3_500_000, message: null });
  now = Date.parse(endsAt);
  const { data } = await guest.get();
  expect(data).toMatchObject({ qty: 1, total: 46_900_000, totalDiscount: 0 });
  expect(data.message).toBe(`مهلت قیمت همراه ${pad} تمام شد و از سبد برداشته شد. بقیهٔ سبد دست‌نخورده است.`);
  expect(data.items).toEqual([expect.objectContaining({ isBundle: false, bundles: [], bundleToDate: null })]);
  expect((await guest.get()).data.message).toBeNull();
});

test('a sold-out companion is not promised, neither in the basket nor on the product page', async () => {
  await changeOffer(shop.db, small.controller, { stock: 0 }, async () => {
    const guest = guestOf(shop.app);
    expect((await guest.add(small.console)).data.items).toEqual([
      expect.objectContaining({ isBundle: false, bundles: [], bundleInfo: '' }),
    ]);
    expect((await guest.choose(small.controller, small.console)).code).toBe('out_of_stock');
    expect(await companionsOfConsole()).toEqual([]);
  });
});

test('pieces of a companion count against stock and limit, and one that no longer fits leaves by name', async () => {
  await changeOffer(shop.db, small.controller, { stock: 3, max_buy: 3 }, async () => {
    const guest = guestOf(shop.app);
    await guest.add(small.console, 2);
    await guest.add(small.controller, 2);
    // Two and two are more than three: the offer is not made, and is refused.
    expect((await guest.get()).data.items[0]?.bundles).toEqual([]);
    expect((await guest.choose(small.controller, small.console)).code).toBe('max_buy');
    await guest.set(small.controller, 1);
    expect((await guest.choose(small.controller, small.console)).status).toBe(200);
    expect((await guest.add(small.controller)).code).toBe('max_buy');
  });
  await changeOffer(shop.db, small.controller, { stock: 1 }, async () => {
    const guest = guestOf(shop.app);
    await guest.choose(small.controller, small.console);
    const { data } = await guest.add(small.console);
    expect(data).toMatchObject({
      qty: 2,
      message: `${pad} برای ۲ عدد موجود نیست و از سبد برداشته شد. بقیهٔ سبد دست‌نخورده است.`,
    });
  });
});

test('a companion never costs more than the product alone, and then it is no offer', async () => {
  await changeOffer(shop.db, small.controller, { price: 900_000 }, async () => {
    const guest = guestOf(shop.app);
    expect((await guest.add(small.console)).data.items[0]?.bundles).toEqual([]);
    const { data } = await guest.choose(small.controller, small.console);
    expect(data.items[1]).toMatchObject({ price: 900_000, discount: 0 });
  });
});

test('a merge takes the chosen companions over, and its undo gives them back', async () => {
  const { token } = await createCustomer(shop.db);
  const own = customerOf(shop.app, token);
  await own.add(small.charger);
  const source = await guestBasket(shop.app, [[small.console, 1]]);
  await guestOf(shop.app, source).choose(small.controller, small.console);
  const merged = await own.importBasket(source);
  expect(merged.data).toMatchObject({ qty: 3, totalDiscount: 3_500_000 });
  expect((await own.undo(merged.extraObject.report?.id ?? '')).data.qty).toBe(1);

  const list = [{ productPropertyId: small.console, qty: 1, companions: [small.controller, small.phone] }];
  expect((await own.addBulk(list)).data).toMatchObject({ qty: 3, totalDiscount: 3_500_000 });
});

const companionsOfConsole = async () => {
  const answer = await shop.app.inject({ url: `/product/${smallProducts.console}` });
  return answer.json<{ data: ProductPage }>().data.product.properties[0]?.companions;
};

test('the product page has the companions with their prices until the bundle ends', async () => {
  expect(await companionsOfConsole()).toEqual([
    expect.objectContaining({
      title: pad,
      price: 4_500_000,
      bundlePrice: 1_000_000,
      bundle: { title: 'بستهٔ بازی', endsAt },
    }),
  ]);
  now = Date.parse(endsAt);
  expect(await companionsOfConsole()).toEqual([]);
});
