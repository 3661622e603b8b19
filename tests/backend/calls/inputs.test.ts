import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { openTestApp, type TestApp } from '@/tests/support/backend';

let shop: TestApp;
let before: unknown;
beforeAll(async () => {
  shop = await openTestApp();
  before = await rowCounts();
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await rowCounts()).toEqual(before);
});

const tables = [
  'products',
  'product_properties',
  'listings',
  'companions',
  'categories',
  'settings',
  'baskets',
  'basket_items',
];
/** Row counts and digests of the tables that a refused call must not change. */
const rowCounts = () =>
  shop.run(
    tables
      .map(
        (table) =>
          `SELECT '${table}' AS name, count(*)::int, md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) FROM ${table} t`,
      )
      .join(' UNION ALL '),
  );

const persian = /[\u0600-\u06FF]/;

async function expectRefusal(request: InjectOptions, statuses: number[]) {
  const answer = await shop.app.inject(request);
  expect(statuses).toContain(answer.statusCode);
  expect(answer.json().message).toMatch(persian);
  expect(typeof answer.json().code).toBe('string');
  return answer.json();
}

const add = (payload: string | Buffer, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  url: '/v2/Cart/AddToCart',
  payload,
  headers: { 'content-type': 'application/json', ...headers },
});

test.each([
  ['no JSON at all', 'hello'],
  ['a cut-off object', '{"qty":1'],
  ['an empty body', ''],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '5'],
  ['a NUL in a text', '{"productPropertyId":"\\u0000","qty":1}'],
  ['a prototype key', '{"__proto__":{"qty":1},"productPropertyId":1,"qty":1}'],
  ['a constructor key', '{"constructor":{"prototype":{}},"productPropertyId":1,"qty":1}'],
  ['a text for a number', '{"productPropertyId":"1","qty":1}'],
  ['a fraction', '{"productPropertyId":1,"qty":1.5}'],
  ['a huge number', '{"productPropertyId":1e300,"qty":1}'],
  ['a negative quantity', '{"productPropertyId":1,"qty":-1}'],
  ['an unknown key', '{"productPropertyId":1,"qty":1,"price":1}'],
])('a body with %s is refused in Persian', async (_title, body) => {
  await expectRefusal(add(body), [400]);
});

test('bytes that are not UTF-8 are refused', async () => {
  const body = Buffer.concat([
    Buffer.from('{"productPropertyId":1,"qty":1,"x":"'),
    Buffer.from([0xc3, 0x28]),
    Buffer.from('"}'),
  ]);
  expect(await expectRefusal(add(body), [400])).toMatchObject({ code: 'bad_input' });
});

test('a body of two megabytes is too large', async () => {
  const body = JSON.stringify({ productPropertyId: 1, qty: 1, x: 'x'.repeat(2_000_000) });
  expect(await expectRefusal(add(body), [413])).toMatchObject({ code: 'too_large' });
});

test.each(['text/plain', 'application/xml', 'nonsense'])(
  'the content type %s is not supported',
  async (type) => {
    expect(
      await expectRefusal(add('{"productPropertyId":1,"qty":1}', { 'content-type': type }), [415]),
    ).toMatchObject({
      code: 'unsupported_media',
    });
  },
);

const part = (name: string, value: string | Buffer) => [
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`,
  value,
  '\r\n',
];
const id = '00000000-0000-4000-8000-000000000000';

test.each([
  ['no form at all', ['hello'], 400],
  ['nothing', [], 400],
  ['a cut-off form', [...part('publicBasketId', id)], 400],
  ['a name twice', [...part('publicBasketId', id), ...part('publicBasketId', id), '--x--\r\n'], 400],
  ['a NUL in a text', [...part('publicBasketId', '\0'), '--x--\r\n'], 400],
  ['bytes that are not UTF-8', [...part('publicBasketId', Buffer.from([0xc3, 0x28])), '--x--\r\n'], 400],
  ['a text of twenty thousand letters', [...part('publicBasketId', 'a'.repeat(20_000)), '--x--\r\n'], 400],
  ['a prototype key', [...part('__proto__', id), '--x--\r\n'], 400],
  [
    'fifty fields',
    [...Array.from({ length: 50 }, (_, place) => part(`f${place}`, id)).flat(), '--x--\r\n'],
    413,
  ],
  ['a file', ['--x\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\nx\r\n--x--\r\n'], 413],
])('a form with %s is refused in Persian', async (_title, pieces, status) => {
  const payload = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  await expectRefusal({ method: 'POST', url: '/auth/forgetPassword?isVoiceCall=false', payload, headers }, [
    status,
  ]);
  await expectRefusal({ method: 'POST', url: '/v2/Cart/AddToCart', payload, headers }, [status]);
});

test('a refusal names the fields that are wrong, missing and unknown', async () => {
  const answer = await expectRefusal(add('{"qty":0,"colour":"red"}'), [400]);
  expect(answer.fields).toEqual({
    productPropertyId: 'این فیلد لازم است.',
    qty: 'مقدار این فیلد درست نیست.',
    colour: 'این فیلد شناخته‌شده نیست.',
  });
});

test.each([
  '/product/%',
  '/product/%ZZ',
  '/%C0%80',
  '/product/shop?search=%00',
  '/product/%00',
  '/public/site%00',
])('the address %s is refused in Persian', async (url) => {
  await expectRefusal({ url }, [400, 404]);
});

test('a URL of a hundred thousand letters is refused', async () => {
  await expectRefusal({ url: `/product/${'a'.repeat(100_000)}` }, [400, 404, 414]);
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 300 }),
  fc.constantFrom(
    '',
    '-1',
    '0',
    '1e9',
    '99999999999999999999',
    'NaN',
    'null',
    'true',
    '%',
    '_',
    "'; DROP TABLE products; --",
    '{}',
    '[]',
    'ی‌ک',
    '\u202e',
  ),
);
const keys = [
  'search',
  'category',
  'brand',
  'colour',
  'attribute',
  'priceFrom',
  'priceTo',
  'monthlyTo',
  'inStock',
  'discounted',
  'sort',
  'page',
];

test('the shop list answers every query with a list or a refusal', async () => {
  const query = fc.dictionary(
    fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...keys) }, { weight: 1, arbitrary: fc.string() }),
    anyText,
    {
      maxKeys: 5,
    },
  );
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const search = Object.entries(asked)
        .map(([key, value]) => `${encode(key)}=${encode(value)}`)
        .join('&');
      const answer = await shop.app.inject(`/product/shop?${search}`);
      expect([200, 400, 404]).toContain(answer.statusCode);
      if (answer.statusCode !== 200) expect(answer.json().message).toMatch(persian);
    }),
    { numRuns: 300 },
  );
});

test('a key given twice is refused', async () => {
  await expectRefusal({ url: '/product/shop?page=1&page=2' }, [400]);
});

test('a product request with any id is answered or not found', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyText, fc.integer().map(String)), async (id) => {
      const answer = await shop.app.inject(`/product/${encode(id)}`);
      expect([200, 400, 404, 414]).toContain(answer.statusCode);
      if (answer.statusCode !== 200) expect(answer.json().message).toMatch(persian);
    }),
    { numRuns: 200 },
  );
});

test('the plain lists ignore or refuse every query and never fail', async () => {
  const paths = ['site', 'getStaticsData', 'brands', 'provinces', 'branchs', 'faq', 'Css/theme.css'];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), anyText, async (path, text) => {
      const answer = await shop.app.inject(`/public/${path}?${encode(text)}`);
      expect([200, 400]).toContain(answer.statusCode);
    }),
    { numRuns: 100 },
  );
});

/** Percent-encodes any text, lone surrogates as the replacement character. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
