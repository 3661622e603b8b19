import { forAllTests, openTestApp } from '@/tests/support/backend';
import { quantities } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openTestApp());

const together = <T>(count: number, call: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, place) => call(place)));

test('fifty additions at once to one line fill it to the stock and not beyond', async () => {
  const guest = shop.guest();
  await guest.add(small.charger);
  const replies = await together(50, () => guest.add(small.phoneLarge));
  const refused = replies.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(20);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['out_of_stock']));
  const { data } = await guest.get();
  expect(data.revision).toBe(31);
  expect(quantities(data)).toEqual({ [small.charger]: 1, [small.phoneLarge]: 30 });
});

test('guests without a basket who add at once get a basket each', async () => {
  const replies = await together(20, () => shop.guest().add(small.charger));
  expect(new Set(replies.map(({ data }) => data.cartId)).size).toBe(20);
});

test('concurrent changes of two baskets never deadlock', async () => {
  const guests = [shop.guest(), shop.guest()];
  const [first, second] = [small.phoneLarge, small.charger];
  for (const guest of guests) await guest.add(first);
  const replies = await together(120, (place) => {
    const guest = guests[place % 2] ?? shop.guest();
    const property = (place >> 1) % 2 === place % 2 ? first : second;
    if (place % 15 === 14) return guest.clear();
    if (place % 5 === 4) return guest.remove(property);
    return place % 3 === 0 ? guest.set(property, (place % 4) + 1) : guest.add(property);
  });
  expect(replies.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([]);
  for (const [side, guest] of guests.entries()) {
    const done = replies.filter(({ status }, place) => status === 200 && place % 2 === side);
    expect((await guest.get()).data.revision).toBe(1 + done.length);
  }
});

test('an addition before a clearing is cleared too', async () => {
  for (let round = 0; round < 40; round += 1) {
    const guest = shop.guest();
    await guest.add(small.charger);
    const [added] = await Promise.all([guest.add(small.phone), guest.clear()]);
    const { data } = await guest.get();
    expect(data.revision).toBe(3);
    // An answer of revision 2 knows only the addition, so the clearing came after it.
    if (added.data.revision === 2) expect(quantities(data)).toEqual({});
  }
});

test('sixty variants added at once leave fifty lines', async () => {
  const variants = await shop.run<{ id: number }>(
    `INSERT INTO product_properties (product_id, colour_title, colour_value, guarantee, price, stock, max_buy)
      SELECT 7, 'مشکی', '#2B2D33', '', 1000, 9, 9 FROM generate_series(1, 60) RETURNING id`,
  );
  const guest = shop.guest();
  await guest.add(small.phone);
  const replies = await Promise.all(variants.map(({ id }) => guest.add(id)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(49);
  expect((await guest.get()).data.items).toHaveLength(50);
});

test('of ten concurrent reads after the stock fell, one lowers the line and reports it', async () => {
  const guest = shop.guest();
  await guest.add(small.controller, 3);
  await shop.run('UPDATE product_properties SET stock = 2 WHERE id = $1', [small.controller]);
  const replies = await together(10, () => guest.get());
  expect(replies.filter(({ data }) => data.message !== null)).toHaveLength(1);
  expect((await guest.get()).data).toMatchObject({ revision: 2, qty: 2 });
});
