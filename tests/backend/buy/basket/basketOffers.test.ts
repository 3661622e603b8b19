import type { ProductPage } from '@/contract/product';
import { payableOf } from '@/rules/facility/basket';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { changeOffer } from '@/tests/support/browse/offer';
import { guestBasket, type Reply } from '@/tests/support/guest';
import { small, smallProducts, smallServices } from '@/tests/support/smallSeed';

const start = Date.parse('2026-11-20T08:00:00.000Z');
let now = start;
const shop = forAllTests(() => openTestApp({ now: () => now }));
beforeEach(() => {
  now = start;
});

const newCustomer = async () => (await shop.customer()).basket;
const lineOf = ({ data }: Reply, property: number) =>
  data.items.find((item) => item.productPropertyId === property);
type Shopper = ReturnType<typeof shop.guest>;

describe('companions', () => {
  const endsAt = '2026-11-23T20:29:59.000Z';
  const pad = 'دستهٔ بازی سونی DualSense';
  const rest = 'بقیهٔ سبد دست‌نخورده است.';
  beforeAll(() => shop.run('UPDATE bundles SET ends_at = $1', [endsAt]));

  /** The shopper chooses the controller as the companion of the console. */
  const choosePad = (shopper: Shopper, chosen = true) =>
    shopper.choose(small.controller, small.console, chosen);
  /** The companion of the console has this price during `work`; 0 makes it free. */
  async function withCompanionPrice(price: number, work: () => Promise<void>) {
    await shop.run('UPDATE companions SET price = $1', [price]);
    await work().finally(() => shop.run('UPDATE companions SET price = 1000000'));
  }
  const companionsOfConsole = async () => {
    const answer = await shop.app.inject({ url: `/product/${smallProducts.console}` });
    return answer.json<{ data: ProductPage }>().data.product.properties[0]?.companions;
  };

  test('with a price are offered with their line and cost nothing until they are chosen', async () => {
    const { data } = await shop.guest().add(small.console, 2);
    const companion = { productPropertyId: small.controller, title: pad, price: 4_500_000 };
    expect(data).toMatchObject({
      qty: 2,
      total: 93_800_000,
      totalDiscount: 0,
      items: [
        {
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
              companions: [{ ...companion, bundlePrice: 1_000_000 }],
            },
          ],
        },
      ],
    });
  });

  test('that are chosen have a line of their own, in the quantity of their line, and are removed by themselves', async () => {
    const guest = shop.guest();
    await guest.add(small.console, 2);
    expect((await choosePad(guest)).data).toMatchObject({
      qty: 4,
      total: 102_800_000,
      totalDiscount: 7_000_000,
      items: [
        { bundleInfo: `${small.console},${small.controller}`, bundles: [{ isGroup: true }] },
        {
          productPropertyId: small.controller,
          bundleOf: small.console,
          canDelete: true,
          qty: 2,
          price: 4_500_000,
          discount: 3_500_000,
        },
      ],
    });
    expect((await guest.set(small.console, 1)).data.items[1]).toMatchObject({ qty: 1 });
    // A client that knows only the calls of the specification removes it like any other line.
    expect((await guest.remove(small.controller)).data).toMatchObject({ qty: 1, total: 46_900_000 });
    expect((await guest.remove(small.controller)).status).toBe(404);
    await choosePad(guest);
    expect((await choosePad(guest, false)).data.qty).toBe(1);
    expect((await choosePad(guest, false)).status).toBe(404);
  });

  test('without a price come along by themselves and cannot be removed', async () => {
    await withCompanionPrice(0, async () => {
      const guest = shop.guest();
      const { data } = await guest.add(small.console);
      expect(data).toMatchObject({ qty: 2, total: 51_400_000, totalDiscount: 4_500_000 });
      expect(data.items[1]).toMatchObject({ bundleOf: small.console, canDelete: false });
      expect((await guest.remove(small.controller)).status).toBe(404);
      expect((await choosePad(guest)).status).toBe(409);
    });
  });

  test('that nobody offers cannot be chosen, and leave no line behind', async () => {
    const guest = shop.guest();
    await guest.add(small.charger);
    expect((await guest.choose(small.phone, small.console)).code).toBe('changed');
    expect((await guest.choose(small.console, small.controller)).code).toBe('changed');
    now = Date.parse(endsAt);
    expect((await choosePad(guest)).code).toBe('changed');
    expect((await guest.get()).data.qty).toBe(1);
  });

  test('leave in the second in which their bundle ends, and the basket says so once', async () => {
    const guest = shop.guest();
    await choosePad(guest);
    now = Date.parse(endsAt) - 1;
    const before = { qty: 2, totalDiscount: 3_500_000, message: null };
    expect((await guest.get()).data).toMatchObject(before);
    now = Date.parse(endsAt);
    expect((await guest.get()).data).toMatchObject({
      qty: 1,
      total: 46_900_000,
      totalDiscount: 0,
      message: `مهلت قیمت همراه ${pad} تمام شد و از سبد برداشته شد. ${rest}`,
      items: [{ isBundle: false, bundles: [], bundleToDate: null }],
    });
    expect((await guest.get()).data.message).toBeNull();
  });

  test('that are sold out are not promised, neither in the basket nor on the product page', async () => {
    await changeOffer(shop.db, small.controller, { stock: 0 }, async () => {
      const guest = shop.guest();
      const { items } = (await guest.add(small.console)).data;
      expect(items).toMatchObject([{ isBundle: false, bundles: [], bundleInfo: '' }]);
      expect((await choosePad(guest)).code).toBe('out_of_stock');
      expect(await companionsOfConsole()).toEqual([]);
    });
  });

  test('count against stock and limit, and one that no longer fits leaves by name', async () => {
    await changeOffer(shop.db, small.controller, { stock: 3, max_buy: 3 }, async () => {
      const guest = shop.guest();
      await guest.add(small.console, 2);
      await guest.add(small.controller, 2);
      // Two and two are more than three: the offer is not made, and is refused.
      expect((await guest.get()).data.items[0]?.bundles).toEqual([]);
      expect((await choosePad(guest)).code).toBe('max_buy');
      await guest.set(small.controller, 1);
      expect((await choosePad(guest)).status).toBe(200);
      expect((await guest.add(small.controller)).code).toBe('max_buy');
    });
    await changeOffer(shop.db, small.controller, { stock: 1 }, async () => {
      const guest = shop.guest();
      await choosePad(guest);
      const message = `${pad} برای ۲ عدد موجود نیست و از سبد برداشته شد. ${rest}`;
      expect((await guest.add(small.console)).data).toMatchObject({ qty: 2, message });
    });
  });

  test('never cost more than the product alone, and then they are no offer', async () => {
    await changeOffer(shop.db, small.controller, { price: 900_000 }, async () => {
      const guest = shop.guest();
      expect((await guest.add(small.console)).data.items[0]?.bundles).toEqual([]);
      expect((await choosePad(guest)).data.items[1]).toMatchObject({ price: 900_000, discount: 0 });
    });
  });

  test('are taken over by a merge, and its undo gives them back', async () => {
    const own = await newCustomer();
    await own.add(small.charger);
    const source = await guestBasket(shop.app, [[small.console, 1]]);
    await choosePad(shop.guest(source));
    const merged = await own.importBasket(source);
    expect(merged.data).toMatchObject({ qty: 3, totalDiscount: 3_500_000 });
    expect((await own.undo(merged.extraObject.report?.id ?? '')).data.qty).toBe(1);
    const list = [{ productPropertyId: small.console, qty: 1, companions: [small.controller, small.phone] }];
    expect((await own.addBulk(list)).data).toMatchObject({ qty: 3, totalDiscount: 3_500_000 });
  });

  test('are on the product page with their prices until the bundle ends', async () => {
    const bundle = { title: 'بستهٔ بازی', endsAt };
    const shown = { title: pad, price: 4_500_000, bundlePrice: 1_000_000, bundle };
    expect(await companionsOfConsole()).toMatchObject([shown]);
    now = Date.parse(endsAt);
    expect(await companionsOfConsole()).toEqual([]);
  });
});

describe('services', () => {
  const { body, golden, glass, retired } = smallServices;

  /** The counts of the services of the line of a variant. */
  const counts = (reply: Reply, property: number = small.phone): Record<number, number> =>
    Object.fromEntries(
      (lineOf(reply, property)?.serviceItems ?? []).map(({ serviceId, count }) => [serviceId, count]),
    );
  /** Sets the counts of services of the line of a variant, by their ids. */
  const addServices = (shopper: Shopper, chosen: Record<number, number>, property: number = small.phone) =>
    shopper.addService(
      property,
      Object.entries(chosen).map(([serviceId, count]) => ({ serviceId: Number(serviceId), count })),
    );
  async function guestWith(qty: number, property: number = small.phone) {
    const guest = shop.guest();
    await guest.add(property, qty);
    return guest;
  }

  test('are offered by the categories of a line, priced from its list price', async () => {
    const guest = await guestWith(1, small.console);
    const reply = await guest.add(small.phone);
    const offers = (property: number) =>
      lineOf(reply, property)?.allServiceItems.map(({ serviceId, price, discountPrice, discount, count }) => [
        serviceId,
        price,
        discountPrice,
        discount,
        count,
      ]);
    expect(offers(small.phone)).toEqual([
      [body, 1_800_000, 1_530_000, 270_000, 0],
      // 2.5% of 59,500,000, rounded up to whole thousands; a fifth of it, rounded down, is taken off.
      [golden, 1_488_000, 1_191_000, 297_000, 0],
      [glass, 290_000, 290_000, 0, 0],
    ]);
    expect(offers(small.console)?.map(([serviceId]) => serviceId)).toEqual([golden]);
    expect(lineOf(reply, small.phone)?.allServiceItems[0]).toMatchObject({
      kind: 'insurance',
      insuranceId: body,
      insuranceTitle: 'بیمهٔ بدنه',
      insurancePrice: 1_800_000,
      galeryId: expect.any(Number),
      ceiling: 40_000_000,
      description: ['بیمهٔ بدنه'],
      termsAndConditions: 'پوشش از روز تحویل آغاز می‌شود.',
    });
  });

  test('have the tier whose lowest price the product reaches, and below the lowest there is no offer', async () => {
    const guest = await guestWith(1, small.charger);
    const cheaper = { price: 600_000, discountPrice: 600_000, ceiling: 49_999_999 };
    const dearer = { price: 1_800_000, discountPrice: 1_530_000, ceiling: 40_000_000 };
    for (const [price, tier] of [
      [49_999_999, cheaper],
      [50_000_000, dearer],
    ] as const)
      await changeOffer(shop.db, small.phone, { price }, async () => {
        const reply = await guest.add(small.phone);
        expect(lineOf(reply, small.phone)?.allServiceItems[0]).toMatchObject(tier);
        const ofCharger = lineOf(reply, small.charger)?.allServiceItems;
        expect(ofCharger?.map(({ serviceId }) => serviceId)).toEqual([glass]);
      });
  });

  test('count into the sums, and the prices that a call carries are not believed', async () => {
    const guest = await guestWith(2);
    const { data, extraObject } = await guest.addService(small.phone, [
      { serviceId: body, count: 2, price: 1, discountPrice: 0 },
      { serviceId: glass, count: 1, price: 0, discountPrice: 0 },
    ]);
    expect(data).toMatchObject({
      revision: 2,
      total: 119_000_000,
      serviceTotalPrice: 3_350_000,
      items: [{ insuranceTotalPrice: 3_600_000, insurancePriceWithDiscount: 3_060_000 }],
    });
    expect(payableOf(data)).toBe(122_350_000);
    expect(extraObject.sumOfFacilityBasket).toBe(122_350_000);
    expect((await guest.get()).data).toEqual(data);
  });

  test('are set by adding again and taken off by removing, and each change makes the revision one larger', async () => {
    const guest = await guestWith(3);
    await addServices(guest, { [body]: 3 });
    expect(counts(await addServices(guest, { [body]: 1 }))).toEqual({ [body]: 1 });
    await addServices(guest, { [golden]: 2 });
    const one = await guest.removeService(small.phone, [{ serviceId: body, count: 1, price: 1_800_000 }]);
    expect(counts(one)).toEqual({ [golden]: 2 });
    expect(one.data.revision).toBe(5);
  });

  test('leave with the pieces of their line, whatever lowers it', async () => {
    const guest = await guestWith(3);
    await addServices(guest, { [body]: 3, [glass]: 1 });
    expect(counts(await guest.set(small.phone, 2))).toEqual({ [body]: 2, [glass]: 1 });
    expect(counts(await guest.set(small.phone, 3))).toEqual({ [body]: 2, [glass]: 1 });
    await changeOffer(shop.db, small.phone, { stock: 1 }, async () =>
      expect(counts(await guest.get())).toEqual({ [body]: 1, [glass]: 1 }),
    );
    await guest.remove(small.phone);
    expect(counts(await guest.add(small.phone))).toEqual({});
  });

  test.each([
    ['more services than pieces', small.phone, { [body]: 2 }, 409, 'conflict'],
    ['a service that is no longer sold', small.phone, { [retired]: 1 }, 404, 'not_found'],
    ['a service of other products', small.charger, { [body]: 1 }, 404, 'not_found'],
    ['an unknown service', small.phone, { 999: 1 }, 404, 'not_found'],
    ['an absent line', small.lastPiece, { [body]: 1 }, 404, 'not_found'],
    ['no service', small.phone, {}, 400, 'bad_input'],
  ])('refuse %s and change nothing', async (_, property, items, status, code) => {
    const guest = await guestWith(1);
    await guest.add(small.charger);
    const kept = (await addServices(guest, { [glass]: 1 })).data;
    const wanted = Object.keys(items).length > 0 ? { [glass]: 1, ...items } : items;
    expect(await addServices(guest, wanted, property)).toMatchObject({ status, code });
    expect((await guest.get()).data).toEqual(kept);
  });

  describe.each([
    ['a guest', async () => shop.guest()],
    ['a customer', newCustomer],
  ])('of %s', (_, newShopper) => {
    test('lose every insurance of the named line and keep the rest', async () => {
      const shopper = await newShopper();
      const all = { [body]: 1, [golden]: 1, [glass]: 1 };
      for (const property of [small.phone, small.phoneLarge]) {
        await shopper.add(property);
        await addServices(shopper, all, property);
      }
      const reply = await shopper.removeInsurance(lineOf(await shopper.get(), small.phone)?.basketId ?? '');
      expect(reply.status).toBe(200);
      expect(counts(reply)).toEqual({ [glass]: 1 });
      expect(counts(reply, small.phoneLarge)).toEqual(all);
      const without = { insuranceTotalPrice: 0, insurancePriceWithDiscount: 0 };
      expect(lineOf(reply, small.phone)).toMatchObject(without);
    });

    test('are not removed from a line of another basket', async () => {
      const [shopper, stranger] = [await newShopper(), await newShopper()];
      for (const one of [shopper, stranger]) await one.add(small.phone);
      const theirs = await addServices(stranger, { [body]: 1 });
      const refused = await shopper.removeInsurance(lineOf(theirs, small.phone)?.basketId ?? '');
      expect(refused).toMatchObject({ status: 404, code: 'not_found' });
      expect((await stranger.get()).data).toEqual(theirs.data);
    });
  });

  test('are carried over by an import as far as pieces of their line are, and undoing takes them back', async () => {
    const customer = await newCustomer();
    await customer.add(small.phone, 2);
    await customer.add(small.phoneLarge, 2);
    const before = await addServices(customer, { [body]: 1 });
    const guest = await guestWith(2);
    await guest.add(small.phoneLarge, 2);
    await guest.add(small.console);
    await addServices(guest, { [body]: 2, [glass]: 2 });
    await addServices(guest, { [golden]: 1 }, small.console);

    const merged = await customer.importBasket(guest.cartId() ?? '');
    // Three phones may be bought, so that one piece of the guest's came over, with its services.
    expect(lineOf(merged, small.phone)?.qty).toBe(3);
    expect(counts(merged)).toEqual({ [body]: 2, [glass]: 1 });
    expect(counts(merged, small.phoneLarge)).toEqual({});
    expect(counts(merged, small.console)).toEqual({ [golden]: 1 });
    expect((await customer.importBasket(guest.cartId() ?? '')).data).toEqual(merged.data);
    const undone = await customer.undo(merged.extraObject.report?.id ?? '');
    expect(undone.data).toEqual({ ...before.data, revision: before.data.revision + 2 });
  });

  test('that are retired while they are on a line are said to the shopper until the line is changed', async () => {
    const guest = await guestWith(1);
    await addServices(guest, { [glass]: 1 });
    const setActive = (active: boolean) =>
      shop.run('UPDATE services SET active = $2 WHERE id = $1', [glass, active]);
    await setActive(false);
    const told = await guest.get();
    expect(counts(told)).toEqual({});
    expect(lineOf(told, small.phone)?.info.message).toContain('دیگر عرضه نمی‌شود');
    expect(lineOf(await guest.set(small.phone, 2), small.phone)?.info.message).toBeNull();
    await setActive(true);
    expect(counts(await guest.get())).toEqual({});
  });
});
