import { Writable } from 'node:stream';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { aHomeAddress } from '@/tests/support/account/homeAddress';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { asCustomer, createCustomer, formOf } from '@/tests/support/customer';
import { forAllAsync } from '@/tests/support/forAll';

let log = '';
const stream = new Writable({
  write(chunk, _encoding, done) {
    log += String(chunk);
    done();
  },
});
const shop = forAllTests(() => openTestApp({ logger: { level: 'trace', stream } }));
let before: unknown;
beforeAll(async () => {
  before = await rowCounts();
});
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
  await forAllAsync({ numRuns: 300 }, query, async (asked) => {
    const search = Object.entries(asked)
      .map(([key, value]) => `${encode(key)}=${encode(value)}`)
      .join('&');
    const answer = await shop.app.inject(`/product/shop?${search}`);
    expect([200, 400, 404]).toContain(answer.statusCode);
    if (answer.statusCode !== 200) expect(answer.json().message).toMatch(persian);
  });
});

test('a key given twice is refused', async () => {
  await expectRefusal({ url: '/product/shop?page=1&page=2' }, [400]);
});

/** Percent-encodes any text, lone surrogates as the replacement character. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

describe('ill-formed text', () => {
  const halfOfAnEmoji = '\ud800';
  const address = aHomeAddress({ unit: '2' });

  let token: string;
  beforeAll(async () => {
    ({ token } = await createCustomer(shop.db));
  });
  beforeEach(() => {
    log = '';
  });

  /** Expects a Persian refusal and a log without the text that the customer typed. */
  async function expectUnreadable(call: { status: number; message: string; code: string }): Promise<void> {
    expect(call).toMatchObject({ status: 400, code: 'bad_input', message: expect.stringMatching(persian) });
    expect(log).not.toContain('"level":50');
    expect(log).not.toContain('گاندی');
  }

  test.each(['title', 'address', 'plaque', 'unit', 'receiverName'] as const)(
    'half an emoji in the %s of an address is refused and nothing of it comes into the log',
    async (field) => {
      const customer = asCustomer(shop.app, token);
      await expectUnreadable(
        await customer.post('/user/addresses', { ...address, [field]: `گاندی ${halfOfAnEmoji}` }),
      );
      expect((await customer.get('/user/addresses')).data).toEqual([]);
    },
  );

  test.each([
    ['a high half', '\\ud83d'],
    ['a low half', '\\uDE00'],
    ['the halves the wrong way round', '\\ude00\\ud83d'],
    ['a half before another escape', '\\ud83d\\n\\ude00'],
    ['a half in a key', '","\\ud83d":"'],
    ['a NUL', '\\u0000'],
  ])('%s in the JSON is refused', async (_name, text) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/user/addresses',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ ...address, title: 'x' }).replace('"x"', `"x${text}"`),
    });
    await expectUnreadable({ ...answer.json(), status: answer.statusCode });
  });

  test('a whole emoji is stored, also when the JSON writes it as two escapes, and so is a backslash before a u', async () => {
    for (const [written, kept] of [
      ['خانه 🏠', 'خانه 🏠'],
      ['\\ud83c\\udfe0', '🏠'],
      ['\\\\ud800', '\\ud800'],
    ] as const) {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/user/addresses',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: JSON.stringify({ ...address, title: 'x' }).replace('"x"', `"${written}"`),
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().data.map(({ title }: { title: string }) => title)).toContain(kept);
    }
  });

  test.each([
    '/product/shop?search=%ED%A0%80',
    '/product/shop?%ED%A0%80=1',
    '/product/search?search=%ff',
    '/product/%ED%A0%80',
  ])('the address %s with invalid escapes is refused', async (url) => {
    const answer = await shop.app.inject(url);
    await expectUnreadable({ ...answer.json(), status: answer.statusCode });
  });

  test('half an emoji in a form is refused with every declared encoding', async () => {
    const typed = (type: string, value: Buffer) =>
      Buffer.concat([
        Buffer.from(`--x\r\ncontent-disposition: form-data; name="mobile"\r\ncontent-type: ${type}\r\n\r\n`),
        value,
        Buffer.from('\r\n--x--\r\n'),
      ]);
    for (const payload of [
      typed('text/plain; charset=utf-8', Buffer.from([0xed, 0xa0, 0x80])),
      typed('text/plain; charset=utf-16le', Buffer.from(halfOfAnEmoji, 'utf16le')),
    ]) {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/auth/forgetPassword?isVoiceCall=false',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload,
      });
      await expectUnreadable({ ...answer.json(), status: answer.statusCode });
    }
  });

  test('what PostgreSQL quotes of a value in its errors stays out of the log', async () => {
    const broken = shop.run('SELECT $1::jsonb AS value', ['{"address":"گاندی \\ud800"}']);
    const err: unknown = await broken.catch((error: unknown) => error);
    expect(err).toMatchObject({ where: expect.stringContaining('گاندی') });
    Object.assign(Object(err), { hint: 'گاندی', internalQuery: 'SELECT گاندی' });
    shop.app.log.error({ err }, 'a statement failed');
    expect(log).toContain('a statement failed');
    expect(log).not.toContain('گاندی');
  });

  test('direction marks are removed from addresses and names, and half spaces stay', async () => {
    const customer = asCustomer(shop.app, token);
    const marks = '\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
    const typed = {
      title: `${marks}خانه‌ام`,
      address: `خیابان ${marks}گاندی`,
      receiverName: `مریم${marks} احمدی`,
    };
    const saved = await customer.post<unknown, { id: number }>('/user/addresses', { ...address, ...typed });
    const { data } = await customer.get<{ id: number }[]>('/user/addresses');
    expect(data.find(({ id }) => id === saved.extraObject.id)).toMatchObject({
      title: 'خانه‌ام',
      address: 'خیابان گاندی',
      receiverName: 'مریم احمدی',
    });
    const profile = formOf({
      fname: `\u202eمریم‌گل`,
      lname: `احمدی${marks}`,
      nationalCode: '0499370899',
      provinceId: 8,
      cityId: 301,
      birthDate: '1991-03-21T00:00:00.000Z',
    });
    const { data: user } = await customer.put('/user/user', profile);
    expect(user).toMatchObject({ fName: 'مریم‌گل', lName: 'احمدی' });
  });
});
