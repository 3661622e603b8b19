import { Writable } from 'node:stream';
import { aHomeAddress } from '@/tests/support/account/homeAddress';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { asCustomer, createCustomer, formOf } from '@/tests/support/customer';

const persian = /[\u0600-\u06FF]/;
const halfOfAnEmoji = '\ud800';
const address = aHomeAddress({ unit: '2' });

let log = '';
let shop: TestApp;
let token: string;
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  shop = await openTestApp({ logger: { level: 'trace', stream } });
  ({ token } = await createCustomer(shop.db));
});
afterAll(() => shop.close());
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
  const part = (type: string, value: Buffer) =>
    Buffer.concat([
      Buffer.from(`--x\r\ncontent-disposition: form-data; name="mobile"\r\ncontent-type: ${type}\r\n\r\n`),
      value,
      Buffer.from('\r\n--x--\r\n'),
    ]);
  for (const payload of [
    part('text/plain; charset=utf-8', Buffer.from([0xed, 0xa0, 0x80])),
    part('text/plain; charset=utf-16le', Buffer.from(halfOfAnEmoji, 'utf16le')),
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
