import type { InjectOptions } from 'fastify';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { asCustomer, createCustomer, formOf } from '@/tests/support/customer';
import { listOperations, type OpenApi } from '@/tests/support/openApi';
import { openSocket } from '@/tests/support/openSocket';
import { portOf } from '@/tests/support/portOf';
import { recordingSender } from '@/tests/support/sms';

const persian = /[\u0600-\u06FF]/;
const storefront = { urls: ['https://shop.example', 'https://two.example'], secret: 'x'.repeat(16) };
const phone = recordingSender();
const shop = forAllTests(() => openTestApp({ docs: true, storefront, sms: phone.sender }));
let token: string;
let port: number;
beforeAll(async () => {
  ({ token } = await createCustomer(shop.db, { password: 'Pelle1234', role: 'supervisor' }));
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  port = portOf(shop.app.server);
});

type Document = OpenApi & { components: { securitySchemes: object } };
const openApi = async () => (await shop.app.inject('/docs/json')).json<Document>();

/** Every operation of the OpenAPI document, with ids in its path. */
const everyCall = async () =>
  (await listOperations(shop.app)).map((operation) => ({
    ...operation,
    url: operation.path.replaceAll(/\{\w+\}/g, '1'),
  }));

async function refusal(call: InjectOptions) {
  const answer = await shop.app.inject(call);
  expect(answer.json().message).toMatch(persian);
  return { status: answer.statusCode, code: answer.json().code };
}

test('calls of a customer without a token are refused before their body is read', async () => {
  for (const { method, url, isPersonal } of await everyCall()) {
    if (!isPersonal || method === 'GET') continue;
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain']) {
      const headers = { 'content-type': type };
      expect([url, await refusal({ method, url, headers, payload: '{' })]).toEqual([
        url,
        { status: 401, code: 'unauthorized' },
      ]);
    }
  }
});

test('a form of two megabytes is refused wherever its bytes are', async () => {
  const long = 'x'.repeat(2_000_000);
  const field = '--x\r\ncontent-disposition: form-data; name="mobile"\r\n\r\n09121112233\r\n--x--\r\n';
  for (const payload of [`${long}\r\n${field}`, `${field}${long}`]) {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const call = { method: 'POST' as const, url: '/auth/forgetPassword?isVoiceCall=false', headers, payload };
    expect(await refusal(call)).toEqual({ status: 413, code: 'too_large' });
  }
  expect(phone.sent).toEqual([]);
});

test('an endless form is refused while it arrives, and its connection is closed', async () => {
  const { socket, answer } = await openSocket(port);
  socket.write(
    'POST /auth/forgetPassword?isVoiceCall=false HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n' +
      'content-type: multipart/form-data; boundary=x\r\n\r\n',
  );
  const chunk = 'x'.repeat(0x2000);
  for (let sent = 0; sent < 40; sent += 1) socket.write(`2000\r\n${chunk}\r\n`);
  const text = await answer();
  expect(text).toMatch(/^HTTP\/1\.1 413 /);
  expect(text).toContain('حجم درخواست بیش از اندازه است.');
});

test.each([
  ['what is no HTTP', 'nonsense\r\n\r\n', 400, 'bad_input'],
  ['a head of a megabyte', `GET / HTTP/1.1\r\nx: ${'x'.repeat(1_000_000)}\r\n\r\n`, 431, 'too_large'],
])('%s is refused in Persian', async (_name, head, status, code) => {
  const { socket, answer } = await openSocket(port);
  socket.write(head);
  const text = await answer();
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(text).toContain('x-content-type-options: nosniff');
  const body = JSON.parse(text.slice(text.indexOf('\r\n\r\n')));
  expect(body).toEqual({ code, message: expect.stringMatching(persian) });
});

test('a call without a body schema refuses a body and changes nothing', async () => {
  const headers = { authorization: `Bearer ${token}` };
  for (const { method, path, url, body } of await everyCall()) {
    if (method === 'GET' || body) continue;
    for (const payload of [{}, { x: 1 }, formOf({ x: 1 })]) {
      expect([url, await refusal({ method, url, headers, payload })]).toEqual([
        url,
        { status: path.includes('{') ? expect.any(Number) : 400, code: expect.any(String) },
      ]);
    }
  }
  expect((await asCustomer(shop.app, token).get('/user/user')).status).toBe(200);
});

test.each<[name: string, headers: Record<string, string>, isRefused: boolean]>([
  ['an older browser on a page of another site', { origin: 'https://evil.example' }, true],
  ['a page without an origin of its own', { origin: 'null' }, true],
  ['a page of another port', { origin: 'http://pelle.example:8080', host: 'pelle.example' }, true],
  [
    'a page of a sister domain',
    { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example', host: 'api.shop.example' },
    true,
  ],
  ['the same site by its host', { origin: 'http://pelle.example', host: 'pelle.example' }, false],
  [
    'the shop in front, which passes on the host that was called',
    { origin: 'https://pelle.example', 'x-forwarded-host': 'pelle.example', host: '127.0.0.1:4000' },
    false,
  ],
  [
    'the shop behind a proxy that hides its name, in a browser that says it is the same origin',
    { 'sec-fetch-site': 'same-origin', origin: 'https://pelle.example', host: '127.0.0.1:4000' },
    false,
  ],
  [
    'the shop at STOREFRONT_URL, when the backend has an address of its own',
    { 'sec-fetch-site': 'same-site', origin: 'https://shop.example', host: 'api.shop.example' },
    false,
  ],
  ['whoever is no browser', {}, false],
])('a sign-in call of %s is refused or not: %j', async (_name, headers, isRefused) => {
  const payload = { mobile: '09121112233' };
  const answer = await shop.app.inject({ method: 'POST', url: '/v1/checkMobile', headers, payload });
  expect(answer.statusCode).toBe(isRefused ? 403 : 200);
});

test('every answer has the safe headers, and personal answers are not cached', async () => {
  for (const signedIn of [true, false]) {
    const headers = signedIn ? { authorization: `Bearer ${token}` } : {};
    for (const { url } of (await everyCall()).filter(({ method }) => method === 'GET')) {
      const answer = await shop.app.inject({ url, headers });
      expect([url, answer.headers]).toEqual([
        url,
        expect.objectContaining({
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'cross-origin-resource-policy': 'same-site',
          'referrer-policy': 'no-referrer',
        }),
      ]);
      const isPersonal = url.startsWith('/user/') || url.startsWith('/v2/Cart/');
      if (isPersonal) expect([url, answer.headers['cache-control']]).toEqual([url, 'no-store']);
    }
  }
  for (const url of ['/nowhere', '/product/%', '/%ff'])
    expect((await shop.app.inject(url)).headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
});

test('the OpenAPI document has the security of each call and the content types of its body', async () => {
  const { components, paths } = await openApi();
  expect(components.securitySchemes).toEqual({ bearer: { type: 'http', scheme: 'bearer' } });
  const bearer = { bearer: [] };
  expect(paths['/user/wallet']?.get?.security).toEqual([bearer]);
  expect(paths['/v2/Cart/Get']?.get?.security).toEqual([{}, bearer]);
  expect(paths['/public/site']?.get?.security).toEqual([]);
  const kinds = (path: string, method: string) =>
    Object.keys(paths[path]?.[method]?.requestBody?.content ?? {});
  expect(kinds('/user/user', 'put')).toEqual(['multipart/form-data', 'application/json']);
  expect(kinds('/user/importBasket', 'post')).toEqual(['multipart/form-data', 'application/json']);
  expect(kinds('/v2/Cart/AddToCart', 'post')).toEqual(['application/json']);
});
