import { randomUUID } from 'node:crypto';
import { openSlots } from '@/backend/domains/buy/checkout/slots';
import type { ChangedAddress } from '@/contract/address';
import type { ShippingMethod } from '@/contract/checkout';
import { aHomeAddress } from '@/tests/support/account/homeAddress';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { smallMethods } from '@/tests/support/buy/smallShipping';
import { asCustomer, type Customer, createCustomer } from '@/tests/support/customer';
import { customerOf, run } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

/** Sunday 22 November 2026, 1 Azar 1405, 12:30 in Tehran. */
const sunday = Date.parse('2026-11-22T09:00:00.000Z');
let now = sunday;
let shop: TestApp;
let maryam: Customer;
let inTehran = 0;
let inRey = 0;

const addressIn = (cityId: number) => aHomeAddress({ cityId });

beforeAll(async () => {
  shop = await openTestApp({ now: () => now });
  await openSlots(shop.db, now);
  maryam = await createCustomer(shop.db, { now });
  const her = asCustomer(shop.app, maryam.token);
  const add = async (cityId: number) =>
    (await her.post<unknown, ChangedAddress>('/user/addresses', addressIn(cityId))).extraObject.id;
  inTehran = await add(301);
  inRey = await add(302);
});
beforeEach(() => {
  now = sunday;
});
afterAll(() => shop.close());

async function methodsTo(addressId: number): Promise<Record<number, ShippingMethod>> {
  const { data } = await asCustomer(shop.app, maryam.token).get<ShippingMethod[]>(
    `/user/shippingMethods?addressId=${addressId}`,
  );
  return Object.fromEntries(data.map((method) => [method.id, method]));
}

test('every method says when it arrives, what it costs and why it cannot be used', async () => {
  await customerOf(shop.app, maryam.token).add(small.charger);
  const methods = await methodsTo(inRey);
  const shown = Object.values(methods).map(({ title, text, cost, postpaid, reason }) => ({
    title,
    text,
    cost,
    postpaid,
    reason,
  }));
  expect(shown).toEqual([
    {
      title: 'پیک پله',
      text: 'تهران، در بازه‌ای که انتخاب می‌کنید',
      cost: 95_000,
      postpaid: false,
      reason: 'تنها در تهران ارائه می‌شود.',
    },
    // Tuesday is a holiday: two working days after Sunday is Wednesday.
    { title: 'پست پیشتاز', text: '۴ تا ۷ آذر، با کد رهگیری', cost: 145_000, postpaid: false, reason: null },
    { title: 'تیپاکس', text: '۲ تا ۵ آذر، هزینه هنگام تحویل', cost: 0, postpaid: true, reason: null },
    {
      title: 'تحویل حضوری',
      text: 'از ۲ ساعت پس از پرداخت، در ساعت کار شعبه',
      cost: 0,
      postpaid: false,
      reason: null,
    },
    {
      title: 'باربری',
      text: '۱ آذر، برای کالای حجیم',
      cost: 0,
      postpaid: true,
      reason: 'ویژهٔ کالاهای حجیم است و برای این سبد ارائه نمی‌شود.',
    },
  ]);
  expect(methods[smallMethods.pickup]?.branches).toEqual([
    { id: 1, title: 'شعبهٔ ونک', address: 'تهران، میدان ونک', hours: '۹ تا ۲۱' },
  ]);
});

test('a courier is free from its threshold', async () => {
  await customerOf(shop.app, maryam.token).set(small.charger, 3);
  expect((await methodsTo(inTehran))[smallMethods.courier]?.cost).toBe(95_000);
  await customerOf(shop.app, maryam.token).set(small.charger, 4);
  expect((await methodsTo(inTehran))[smallMethods.courier]).toMatchObject({ cost: 0, reason: null });
});

test('slots are those of working days that have not begun, two hours ahead', async () => {
  const { days = [] } = (await methodsTo(inTehran))[smallMethods.courier] ?? {};
  expect(days.map(({ date, holiday, slots }) => [date, holiday, slots.map(({ from }) => from)])).toEqual([
    ['2026-11-22', false, ['15:00']],
    ['2026-11-23', false, ['10:00', '15:00']],
    ['2026-11-24', true, []],
    ['2026-11-25', false, ['10:00', '15:00']],
    ['2026-11-26', false, ['10:00', '15:00']],
    ['2026-11-27', true, []],
    ['2026-11-28', false, ['10:00', '15:00']],
  ]);
  now = Date.parse('2026-11-22T09:30:01.000Z');
  const later = (await methodsTo(inTehran))[smallMethods.courier];
  expect(later?.days[0]).toEqual({ date: '2026-11-22', holiday: false, slots: [] });
});

test('the worker opens the slots of later days, each once, and a read opens none', async () => {
  const count = async () => (await run(shop.db, 'SELECT FROM delivery_slots')).length;
  const before = await count();
  now = sunday + 3 * 86_400_000;
  await methodsTo(inTehran);
  shop.statements.length = 0;
  await methodsTo(inTehran);
  expect(shop.statements).toHaveLength(2);
  expect(await count()).toBe(before);
  await Promise.all([openSlots(shop.db, now), openSlots(shop.db, now)]);
  // 29 and 30 November and 1 December are working days.
  expect(await count()).toBe(before + 6);
  expect(await openSlots(shop.db, now)).toBe(0);
});

test('a full slot stays on the list with nothing left', async () => {
  await methodsTo(inTehran);
  await run(
    shop.db,
    `UPDATE delivery_slots SET taken = capacity WHERE date = '2026-11-23' AND from_time = '15:00'`,
  );
  const { days = [] } = (await methodsTo(inTehran))[smallMethods.courier] ?? {};
  expect(days[1]?.slots).toEqual([
    expect.objectContaining({ from: '10:00', left: 3 }),
    expect.objectContaining({ from: '15:00', to: '18:00', left: 0 }),
  ]);
});

test('an address of another customer is unknown', async () => {
  const stranger = await createCustomer(shop.db, { now });
  const { status, message } = await asCustomer(shop.app, stranger.token).get(
    `/user/shippingMethods?addressId=${inTehran}`,
  );
  expect(status).toBe(404);
  expect(message).toBe('این نشانی پیدا نشد. لطفاً نشانی دیگری برگزینید.');
});

test('a basket with a bulky product goes by freight or is picked up, also when it is ordered', async () => {
  const her = customerOf(shop.app, maryam.token);
  await her.set(small.charger, 1);
  const setBulky = (bulky: boolean) =>
    run(
      shop.db,
      `UPDATE categories c SET bulky = $2 FROM products p JOIN product_properties v ON v.product_id = p.id
        WHERE v.id = $1 AND c.id = ANY (p.category_path)`,
      [small.charger, bulky],
    );
  await setBulky(true);
  const usable = Object.values(await methodsTo(inTehran)).filter(({ reason }) => reason === null);
  expect(usable.map(({ kind }) => kind)).toEqual(['pickup', 'freight']);
  const choice = {
    addressId: inTehran,
    shipping: { methodId: smallMethods.post, slotId: null, branchId: null },
    gateway: null,
    useWallet: false,
    coupon: null,
  };
  const order = asCustomer(shop.app, maryam.token, { 'idempotency-key': randomUUID() });
  for (const refused of [
    await order.post('/user/checkout', choice),
    await order.post('/user/orders', { ...choice, agreed: 'agreed' }),
  ])
    expect(refused).toMatchObject({ status: 409, fields: { shipping: expect.stringContaining('حجیم') } });
  await setBulky(false);
});
