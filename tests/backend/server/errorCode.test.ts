import { openTestApp, type TestApp } from '@/tests/support/backend';
import { captureLog } from '@/tests/support/captureLog';
import { type Front, openFront } from '@/tests/support/front';
import { portOf } from '@/tests/support/portOf';
import { errorCodeText, errorIdOfPage } from '@/utils/errorCode';

const { stream, text } = captureLog();
let shop: TestApp;
let front: Front;
/** What the front server writes into its log. */
let lines: string[];
beforeAll(async () => {
  // Without settings the shop cannot answer for its site.
  shop = await openTestApp({ seed: 'none', logger: { level: 'error', stream } });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  front = await openFront({
    backendUrl: `http://127.0.0.1:${portOf(shop.app.server)}`,
    next: (_asked, response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>500</h1>'),
  });
}, 240_000);
afterAll(async () => {
  await front?.close();
  await shop?.close();
});
beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'info').mockImplementation((line) => lines.push(String(line)));
});

const decode = (body: string) => Buffer.from(body, 'latin1').toString();

test('the code of an error that a shopper sees stands in the logs of both servers', async () => {
  const answer = await front.ask('/api/public/site', {
    headers: { 'x-request-id': '1'.repeat(12) },
  });
  expect(answer.status).toBe(500);
  const { requestId } = JSON.parse(decode(answer.body));
  expect(requestId).toMatch(/^\d{12}$/);
  // A visitor does not choose it.
  expect(requestId).not.toBe('1'.repeat(12));
  expect(text()).toContain(`"reqId":"${requestId}"`);
  expect(lines).toEqual([`Request ${requestId}: GET /api/public/site was answered with 500.`]);
});

test('two errors have two codes, and an answer without an error has none', async () => {
  const idOf = async () => JSON.parse(decode((await front.ask('/api/public/site')).body)).requestId;
  expect(await idOf()).not.toBe(await idOf());
  expect(decode((await front.ask('/api/product/nothing')).body)).not.toContain('requestId');
});

test('the page of an error that Next made learns its code, also as a page for everybody', async () => {
  for (const path of ['/faq', '/dashboard/nowhere']) {
    lines = [];
    const { status, headers } = await front.ask(path);
    expect(status).toBe(500);
    const [, name = '', description = ''] =
      /^(\w+);desc="(\d+)"$/.exec(String(headers['server-timing'])) ?? [];
    const id = errorIdOfPage([{ name, description }]);
    expect(lines).toEqual([`Request ${id}: GET ${path} was answered with 500.`]);
  }
});

test('while the backend cannot be reached, the front server names the code in its own answers', async () => {
  await shop.app.close();
  const call = JSON.parse(decode((await front.ask('/api/public/site')).body));
  expect(call).toMatchObject({ code: 'unavailable', requestId: expect.stringMatching(/^\d{12}$/) });
  expect(lines.join()).toContain(call.requestId);
  lines = [];
  await front.next.close();
  const page = decode((await front.ask('/dashboard/orders')).body);
  const [, id = ''] = /Request (\d+):/.exec(lines.join()) ?? [];
  expect(page).toContain(`<small>${errorCodeText(id)}</small>`);
});
