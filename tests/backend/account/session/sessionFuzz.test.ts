import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { recordingSender } from '@/tests/support/sms';

let shop: TestApp;
let token: string;
const phone = recordingSender();
beforeAll(async () => {
  const signInLimits = { codes: 1_000_000, logins: 1_000_000, allCodes: 1_000_000 };
  shop = await openTestApp({ sms: phone.sender, signInLimits });
  ({ token } = await shop.customer({ mobile: '09121112233', password: 'Pelle1234' }));
});
afterAll(() => shop.close());

const everything = () =>
  shop.run(`SELECT (SELECT json_agg(u ORDER BY id) FROM users u) AS users, (SELECT json_agg(s ORDER BY id) FROM sessions s) AS
      sessions, (SELECT json_agg(c ORDER BY mobile) FROM sign_in_codes c) AS codes`);

/** Expects a refusal with a Persian message, no sent message and no change in the database. */
async function expectRefused(call: InjectOptions, statuses?: readonly number[]): Promise<void> {
  const before = await everything();
  const sent = phone.sent.length;
  const answer = await shop.app.inject(call);
  if (statuses) expect(statuses).toContain(answer.statusCode);
  expect(Math.floor(answer.statusCode / 100)).toBe(4);
  expect(answer.json()).toMatchObject({
    code: expect.any(String),
    message: expect.stringMatching(/^[\u0600-\u06ff\s\u200c«»().]+$/),
  });
  expect(Object.keys(answer.json())).not.toContain('data');
  expect(phone.sent).toHaveLength(sent);
  expect(await everything()).toEqual(before);
}

/** Every call with a body, and a valid body that signs nobody in. */
const calls = [
  ['POST', '/v1/checkMobile', { mobile: '09121112233' }],
  ['POST', '/auth/forgetPassword?isVoiceCall=false', { mobile: '09121112233' }],
  ['POST', '/v1/userLoginBySMS', { mobile: '09121112233', code: '1234' }],
  ['POST', '/auth/checkCode', { mobile: '09121112233', code: '1234' }],
  ['POST', '/auth/verification', { mobile: '09121112233', code: '1234' }],
  ['POST', '/v1/userLogin', { mobile: '09121112233', password: 'Pelle1234' }],
  ['PUT', '/user/resetPassword', { password: 'Newer1234', secretKey: 'x' }],
  ['PUT', '/user/changePassword', { currentPassword: 'Pelle1234', password: 'Newer1234' }],
  [
    'PUT',
    '/user/user',
    {
      fname: 'مریم',
      lname: 'احمدی',
      nationalCode: '0499370899',
      provinceId: '8',
      cityId: '301',
      birthDate: '1991-03-21T00:00:00.000Z',
    },
  ],
] as const;
type Call = (typeof calls)[number];
const anyCall = fc.constantFrom<Call>(...calls);

const send = ([method, url]: Call, payload: unknown, type = 'application/json'): InjectOptions => ({
  method,
  url,
  headers: { 'content-type': type, authorization: `Bearer ${token}` },
  payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
});

const boundary = 'x-boundary';
const formType = `multipart/form-data; boundary=${boundary}`;
const formBody = (fields: [string, string | Buffer][]) =>
  Buffer.concat([
    ...fields.flatMap(([name, value]) => [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

/** A valid body with one field replaced. */
const broken = (value: fc.Arbitrary<unknown>) =>
  anyCall.chain((call) =>
    fc.tuple(fc.constantFrom(...Object.keys(call[2])), value).map(([key, wrong]) => ({
      call,
      body: { ...call[2], [key]: wrong },
    })),
  );

test('every call refuses a value of a wrong type or length', async () => {
  const wrong = fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.string(), { maxLength: 3 }),
    fc.object({ maxDepth: 1 }),
    fc.integer({ min: 201, max: 20_000 }).map((length) => 'x'.repeat(length)),
  );
  await fc.assert(
    fc.asyncProperty(broken(wrong), ({ call, body }) => expectRefused(send(call, body), [400])),
    { numRuns: 150 },
  );
}, 240_000);

test('every call refuses an unknown key, a missing key and a body that is not an object', async () => {
  const known = new Set(calls.flatMap((call) => Object.keys(call[2])));
  const body = anyCall.chain((call) =>
    fc
      .oneof(
        fc
          .string({ minLength: 1 })
          .filter((key) => !known.has(key) && key !== '__proto__')
          .map((key): unknown => ({ ...call[2], [key]: 'x' })),
        fc.constantFrom(...Object.keys(call[2])).map((key) => ({ ...call[2], [key]: undefined })),
        fc.constantFrom({}, [], null, 1, 'x', true),
      )
      .map((payload) => ({ call, payload })),
  );
  await fc.assert(
    fc.asyncProperty(body, ({ call, payload }) => expectRefused(send(call, payload), [400])),
    { numRuns: 150 },
  );
}, 240_000);

test('every call refuses NUL, invalid UTF-8, invalid JSON, two megabytes and other content types', async () => {
  for (const call of calls) {
    const [first = ''] = Object.keys(call[2]);
    const json = JSON.stringify(call[2]);
    const withValue = (value: Buffer) =>
      formBody(Object.entries(call[2]).map(([key, own]) => [key, key === first ? value : own]));
    const bodies: [string | Buffer, number[], string?][] = [
      ['', [400]],
      ['{', [400]],
      [json.replace('":"', '":"\\u0000'), [400]],
      [Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), [400]],
      [Buffer.alloc(2_000_000, 0x20), [413]],
      [json, [415], 'text/plain'],
      ['mobile=09121112233', [415], 'application/x-www-form-urlencoded'],
      [withValue(Buffer.from('09\0')), [400], formType],
      [withValue(Buffer.from([0x30, 0xff, 0xfe])), [400], formType],
      [withValue(Buffer.alloc(2_000_000, 0x30)), [400, 413], formType],
      [withValue(Buffer.from('x')).subarray(0, -8), [400], formType],
      ['nothing', [400], formType],
      [json, [400, 415], 'multipart/form-data'],
    ];
    for (const [body, statuses, type] of bodies) await expectRefused(send(call, body, type), statuses);
  }
}, 240_000);

test('random bytes as a form change nothing', async () => {
  await fc.assert(
    fc.asyncProperty(anyCall, fc.uint8Array({ maxLength: 300 }), (call, bytes) =>
      expectRefused(send(call, Buffer.from(bytes), formType)),
    ),
    { numRuns: 60 },
  );
}, 240_000);

test('random texts as a number, a code or a password are refused', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc
        .string({ unit: 'binary', minLength: 1, maxLength: 20 })
        .filter((text) => !/[\0-9۰-۹٠-٩\ud800-\udfff]/.test(text)),
      async (text) => {
        await expectRefused(send(calls[0], { mobile: text }), [400]);
        await expectRefused(send(calls[1], formBody([['mobile', text]]), formType), [400]);
        await expectRefused(send(calls[2], { mobile: '09121112233', code: text }), [400]);
        await expectRefused(send(calls[5], { password: text, secretKey: text }), [400]);
      },
    ),
    { numRuns: 30 },
  );
}, 240_000);

test('a malformed query string or token is refused', async () => {
  const form = {
    method: 'POST' as const,
    headers: { 'content-type': formType },
    payload: formBody([['mobile', '09121112233']]),
  };
  for (const query of [
    '',
    '?isVoiceCall=1',
    '?isVoiceCall=yes',
    '?isVoiceCall=true&x=1',
    '?isVoiceCall=true&isVoiceCall=true',
  ])
    await expectRefused({ ...form, url: `/auth/forgetPassword${query}` }, [400]);
  const personal = ['/user/user', '/user/devices'];
  for (const authorization of [
    '',
    'Bearer',
    'Bearer ',
    'Bearer x',
    `Basic ${token}`,
    `Bearer ${token}x`,
    `Bearer ${token} y`,
  ])
    for (const url of personal) await expectRefused({ url, headers: { authorization } }, [401]);
  for (const id of ['1', 'x', '../..', '%00', `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`])
    await expectRefused(
      { method: 'DELETE', url: `/user/devices/${id}`, headers: { authorization: `Bearer ${token}` } },
      [400, 404],
    );
});
