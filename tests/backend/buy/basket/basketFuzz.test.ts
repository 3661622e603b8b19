import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { createCustomer } from '@/tests/support/customer';
import { countOf, customerOf, guestOf, run, strangerId } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

let shop: TestApp;
let cartId: string;
beforeAll(async () => {
  shop = await openTestApp();
  const guest = guestOf(shop.app);
  await guest.add(small.phone);
  cartId = (await guest.add(small.charger, 2)).data.cartId ?? '';
});
afterAll(() => shop.close());

const everything = () =>
  run(
    shop.db,
    `SELECT (SELECT json_agg(b ORDER BY id) FROM baskets b) AS baskets,
      (SELECT json_agg(i ORDER BY id) FROM basket_items i) AS items,
      (SELECT json_agg(p ORDER BY id) FROM product_properties p) AS properties`,
  );

/** The call is refused with a Persian reason and nothing in the shop has changed. */
async function expectRefused(call: InjectOptions, statuses: readonly number[]): Promise<void> {
  const before = await everything();
  const answer = await shop.app.inject(call);
  expect(statuses).toContain(answer.statusCode);
  expect(answer.json()).toMatchObject({
    code: expect.any(String),
    message: expect.stringMatching(/^[\u0600-\u06ff\s\u200c«»().]+$/),
  });
  expect(Object.keys(answer.json())).not.toContain('data');
  expect(await everything()).toEqual(before);
}

const post = (path: string, payload: unknown, headers: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url: `/v2/Cart/${path}`,
  headers: { 'content-type': 'application/json', cartid: cartId, ...headers },
  payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
});

const path = fc.constantFrom('AddToCart', 'UpdateCart', 'RemoveItem');
const noId = fc.oneof(
  fc.integer({ max: 0 }),
  fc.maxSafeNat().map((id) => id + 2_147_483_648),
  fc.double({ noInteger: true, noNaN: true }),
  fc.constantFrom(1e300, null, true, '1', '۱', [1], {}, '1 OR 1=1'),
);
const noQty = fc.oneof(
  fc.integer({ max: 0 }),
  fc.integer({ min: 1001 }),
  fc.double({ noInteger: true, noNaN: true }),
  fc.constantFrom(null, false, '2', [2], {}),
);

test('a body of the wrong shape is refused', async () => {
  const valid = { productPropertyId: small.phone, qty: 1 };
  const body = fc.oneof(
    noId.map((productPropertyId) => ({ ...valid, productPropertyId })),
    noQty.map((qty) => ({ ...valid, qty })),
    fc
      .string({ minLength: 1 })
      .filter((key) => !(key in valid) && key !== '__proto__')
      .map((key) => ({ ...valid, [key]: 1 })),
    fc.oneof(
      fc.constant({}),
      fc.array(fc.integer()),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.string(),
    ),
  );
  await fc.assert(
    fc.asyncProperty(path, body, (where, what) =>
      // RemoveItem knows no quantity, so there even a valid one is one key too many.
      expectRefused(post(where, JSON.stringify(what)), [400]),
    ),
    { numRuns: 250 },
  );
}, 240_000);

test('a body that is no JSON, no UTF-8, too large or of another kind is refused', async () => {
  const json = '{"productPropertyId":1,"qty":1}';
  const bodies: [Buffer | string, number, Record<string, string>?][] = [
    ['', 400],
    ['{', 400],
    [`${json},`, 400],
    ['{"productPropertyId":1e999,"qty":1}', 400],
    ['{"productPropertyId":1,"qty":1,"__proto__":{"x":1}}', 400],
    ['{"productPropertyId":1,"qty":1,"constructor":{"prototype":{"x":1}}}', 400],
    ['{"productPropertyId":"\\u0000","qty":1}', 400],
    [Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 400],
    [Buffer.from([0xc0, 0xaf]), 400],
    [Buffer.alloc(2_000_000, 0x20), 413],
    [json, 415, { 'content-type': 'text/plain' }],
    ['productPropertyId=1&qty=1', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
    [json, 400, { 'content-type': 'multipart/form-data; boundary=x' }],
  ];
  for (const where of ['AddToCart', 'UpdateCart', 'RemoveItem']) {
    for (const [body, status, headers] of bodies) await expectRefused(post(where, body, headers), [status]);
  }
  await fc.assert(
    fc.asyncProperty(path, fc.uint8Array({ maxLength: 200 }), (where, bytes) =>
      expectRefused(post(where, Buffer.from(bytes)), [400]),
    ),
    { numRuns: 100 },
  );
}, 240_000);

test('a malformed cart id is refused by every call', async () => {
  const malformed = fc.oneof(
    // Headers carry visible ASCII only; all else never leaves a browser.
    fc.string({ unit: 'grapheme-ascii', minLength: 1 }).filter((text) => text.trim() !== ''),
    fc.uuid().map((id) => id.slice(1)),
    fc.uuid().map((id) => `${id}, ${id}`),
    fc.uuid().map((id) => id.replace(/-/g, '')),
    fc.uuid().map((id) => `{${id}}`),
    fc.constantFrom('null', 'undefined', '0', "' OR 1=1 --", '../..'),
  );
  const valid = { productPropertyId: small.phone, qty: 1 };
  await fc.assert(
    fc.asyncProperty(malformed, async (cartid) => {
      await expectRefused({ url: '/v2/Cart/Get', headers: { cartid } }, [400]);
      await expectRefused({ method: 'DELETE', url: '/v2/Cart/DeleteCart', headers: { cartid } }, [400]);
      await expectRefused(post('AddToCart', valid, { cartid }), [400]);
      await expectRefused(post('RemoveItem', { productPropertyId: small.phone }, { cartid }), [400]);
    }),
    { numRuns: 60 },
  );
}, 240_000);

test('a call with another cart id does not change this basket', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uuid(), async (cartid) => {
      const remove = { productPropertyId: small.phone };
      await expectRefused(post('UpdateCart', { ...remove, qty: 1 }, { cartid }), [404]);
      await expectRefused(post('RemoveItem', remove, { cartid }), [404]);
      await expectRefused({ method: 'DELETE', url: '/v2/Cart/DeleteCart', headers: { cartid } }, [404]);
    }),
    { numRuns: 30 },
  );
});

test('the wrong method or path is unknown', async () => {
  const headers = { cartid: cartId };
  await expectRefused({ method: 'GET', url: '/v2/Cart/AddToCart', headers }, [404]);
  await expectRefused({ method: 'GET', url: '/v2/Cart/DeleteCart', headers }, [404]);
  await expectRefused(post('DeleteCart', {}), [404]);
  await expectRefused(post('addtocart', {}), [404]);
  await expectRefused({ method: 'GET', url: '/v2/Cart/Get%00', headers }, [400]);
});

test('the rate limit of basket changes says how long to wait, and reads are not limited', async () => {
  const strict = await openTestApp({ limits: { writes: 5, search: 5, baskets: 1 } });
  const guest = guestOf(strict.app);
  for (let call = 0; call < 5; call += 1) expect((await guest.add(small.charger)).status).toBe(200);
  expect(await guest.add(small.charger)).toMatchObject({
    status: 429,
    code: 'too_many',
    message: expect.stringMatching(/[۰-۹]+ ثانیهٔ دیگر/),
  });
  expect((await guest.get()).data.qty).toBe(5);
  await strict.close();
});

test('an address makes a limited number of new baskets of guests, and goes on with those it has and as a customer', async () => {
  const strict = await openTestApp({ limits: { writes: 1000, search: 1000, baskets: 3 } });
  try {
    const guests = Array.from({ length: 3 }, () => guestOf(strict.app));
    for (const guest of guests) expect((await guest.add(small.charger)).status).toBe(200);
    expect(await guestOf(strict.app).add(small.charger)).toMatchObject({
      status: 429,
      code: 'too_many',
      message: expect.stringContaining('وارد حساب خود شوید'),
    });
    expect((await guestOf(strict.app, strangerId()).add(small.charger)).status).toBe(429);
    expect(await countOf(strict.db, 'baskets')).toBe(3);
    expect(await guests[0]?.add(small.charger)).toMatchObject({ status: 200, data: { qty: 2 } });
    const { token } = await createCustomer(strict.db);
    expect((await customerOf(strict.app, token).add(small.charger)).status).toBe(200);
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
