import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { consoleSender } from '@/backend/adapters/sms/console';
import { ghasedakSender } from '@/backend/adapters/sms/ghasedak';
import { kavenegarSender } from '@/backend/adapters/sms/kavenegar';
import { SmsFailed } from '@/backend/adapters/sms/sender';
import { smsirSender } from '@/backend/adapters/sms/smsir';

type Call = {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
};

let provider: Server;
let base: string;
let calls: Call[];
/** The answer of the provider. Null closes the connection without an answer. */
let answer: { status: number; body: string } | null;

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    calls.push({ method: request.method, url: request.url, headers: request.headers, body });
    if (!answer) return request.socket.destroy();
    return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const address = provider.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => provider.close());
beforeEach(() => {
  calls = [];
});

const reply = (body: object, status = 200) => {
  answer = { status, body: JSON.stringify(body) };
};
const account = { apiKey: 'k3y/secret', template: '4711', templates: {} };
const mobile = '09123456789';
const sms = { voice: false };

test('Kavenegar gets the template and the code as its token, for messages and voice calls', async () => {
  reply({ return: { status: 200, message: 'تایید شد' }, entries: [{ messageid: 1 }] });
  const sender = kavenegarSender(account, base);
  await sender.sendCode(mobile, '0042', sms);
  await sender.sendCode(mobile, '0042', { voice: true });
  expect(calls[0]).toMatchObject({ method: 'POST', url: '/v1/k3y%2Fsecret/verify/lookup.json' });
  expect(calls.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
    { receptor: mobile, token: '0042', template: '4711', type: 'sms' },
    { receptor: mobile, token: '0042', template: '4711', type: 'call' },
  ]);
});

test('SMS.ir gets the number of the template and the code by name, and makes no voice calls', async () => {
  reply({ status: 1, message: 'موفق', data: { messageId: 1, cost: 1 } });
  const sender = smsirSender(account, base);
  await sender.sendCode(mobile, '0042', sms);
  expect(sender.hasVoice).toBe(false);
  expect(calls[0]).toMatchObject({
    method: 'POST',
    url: '/v1/send/verify',
    headers: { 'x-api-key': account.apiKey, 'content-type': 'application/json' },
  });
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
    mobile,
    templateId: 4711,
    parameters: [{ name: 'CODE', value: '0042' }],
  });
});

test('Ghasedak gets the name of the template, for messages and voice calls', async () => {
  reply({ IsSuccess: true, StatusCode: 200 });
  const sender = ghasedakSender(account, base);
  await sender.sendCode(mobile, '0042', sms);
  reply({ isSuccess: true, statusCode: 200 });
  await sender.sendCode(mobile, '0042', { voice: true });
  expect(calls[0]).toMatchObject({
    method: 'POST',
    url: '/rest/api/v1/WebService/SendOtpSMS',
    headers: { apikey: account.apiKey, 'content-type': 'application/json' },
  });
  const bodies = calls.map(({ body }) => JSON.parse(body));
  expect(bodies[0]).toEqual({
    receptors: [{ mobile, clientReferenceId: expect.stringMatching(/^[\w-]{36}$/) }],
    templateName: '4711',
    inputs: [{ param: 'Code', value: '0042' }],
    udh: false,
    isVoice: false,
  });
  expect(bodies[1]).toMatchObject({ isVoice: true });
});

const senders = { kavenegarSender, smsirSender, ghasedakSender };
describe.each(Object.entries(senders))('%s', (_name, senderOf) => {
  const send = () => senderOf(account, base).sendCode(mobile, '0042', sms);

  test.each([
    ['a refusal in a body of status 200', { return: { status: 418 }, status: 14, IsSuccess: false }, 200],
    ['another shape', { ok: true }, 200],
    ['a refusal by status', { return: { status: 424 } }, 424],
  ])('%s is a failure without key, code or number in its error', async (_what, body, status) => {
    reply(body, status);
    const failure = await send().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SmsFailed);
    const told = `${failure} ${JSON.stringify(failure, Object.getOwnPropertyNames(failure))}`;
    for (const secret of [account.apiKey, encodeURIComponent(account.apiKey), '0042', mobile])
      expect(told).not.toContain(secret);
  });

  test('an answer that is not JSON and a closed connection are failures', async () => {
    answer = { status: 200, body: '<html>' };
    await expect(send()).rejects.toBeInstanceOf(SmsFailed);
    answer = null;
    await expect(send()).rejects.toBeInstanceOf(SmsFailed);
  });

  test('the key is sent only to the provider, by default over HTTPS', async () => {
    const asked: string[] = [];
    const original = globalThis.fetch;
    globalThis.fetch = async (url) => {
      asked.push(String(url));
      throw new TypeError('not here');
    };
    await senderOf(account)
      .sendCode(mobile, '0042', sms)
      .catch(() => undefined);
    globalThis.fetch = original;
    expect(asked).toEqual([
      expect.stringMatching(/^https:\/\/(api\.kavenegar\.com|api\.sms\.ir|gateway\.ghasedak\.me)\//),
    ]);
  });
});

test('the console sender prints each code and stores the last fifty, newest first', async () => {
  const lines: string[] = [];
  const sender = consoleSender((line) => lines.push(line));
  for (let code = 0; code < 60; code += 1)
    await sender.sendCode(mobile, String(code).padStart(4, '0'), { voice: code === 59 });
  expect(lines[0]).toBe('SMS to 09123456789: 0000');
  expect(lines.at(-1)).toBe('Voice call to 09123456789: 0059');
  const kept = sender.outbox?.() ?? [];
  expect(kept).toHaveLength(50);
  expect(kept[0]).toMatchObject({ mobile, code: '0059', voice: true });
});

const messengers = [
  [
    'Kavenegar',
    kavenegarSender,
    { return: { status: 200 } },
    'token=04821376',
    'token20=%DA%AF%D9%88%D8%B4%DB%8C+A5',
  ],
  ['SMS.ir', smsirSender, { status: 1 }, '"value":"04821376"', '"value":"گوشی A5"'],
  [
    'Ghasedak',
    ghasedakSender,
    { IsSuccess: true },
    '"value":"04821376"',
    '"param":"Product","value":"گوشی A5"',
  ],
] as const;

test.each(messengers)(
  '%s sends a message by the template of its kind, with the value that the template takes',
  async (_name, senderOf, said, code, product) => {
    reply(said);
    const sender = senderOf({ ...account, templates: { policy: '817', stock: '818' } }, base);
    const common = { mobile, text: 'متن' };
    await sender.sendMessage({ ...common, kind: 'policy', given: { code: '04821376' } });
    await sender.sendMessage({ ...common, kind: 'stock', given: { title: 'گوشی A5', shop: 'موبایل البرز' } });
    const bodies = calls.map(({ body }) => body);
    expect(bodies[0]).toMatch(/817/);
    expect(bodies[0]).toContain(code);
    expect(bodies[1]).toMatch(/818/);
    expect(bodies[1]).toContain(product);
  },
);

test.each(messengers)(
  '%s sends a message without a template as plain text from the line of the shop, and refuses it without a line',
  async (_name, senderOf, said) => {
    reply(said);
    const message = { kind: 'policy', mobile, text: 'بیمه‌نامه BD-1', given: { code: '1' } } as const;
    await expect(senderOf(account, base).sendMessage(message)).rejects.toMatchObject({ code: 'unset' });
    expect(calls).toEqual([]);
    await senderOf({ ...account, line: '30001234' }, base).sendMessage(message);
    expect(calls[0]?.url).toMatch(/\/(sms\/send\.json|send\/bulk|SendSingleSMS)$/);
    const sent = decodeURIComponent(calls[0]?.body ?? '').replaceAll('+', ' ');
    for (const part of [message.text, '30001234', mobile]) expect(sent).toContain(part);
  },
);

test.each([
  [
    'Kavenegar',
    kavenegarSender,
    { return: { status: 200 }, entries: [{ messageid: 8792343, status: 10 }] },
    { return: { status: 200 }, entries: [{ messageid: 8792343, status: 4 }] },
  ],
  [
    'SMS.ir',
    smsirSender,
    { status: 1, data: { messageId: 8792343, deliveryState: 1 } },
    { status: 1, data: { messageId: 8792343, deliveryState: 3 } },
  ],
] as const)(
  '%s says which message it took, and whether it reached the phone',
  async (_name, senderOf, arrived, underWay) => {
    const sender = senderOf({ ...account, templates: { policy: '817' } }, base);
    reply(arrived);
    const id = await sender.sendMessage({ kind: 'policy', mobile, text: 'متن', given: { code: '04821376' } });
    expect(id).toBe('8792343');
    expect(await sender.askDeliveries?.(['8792343'])).toEqual(new Map([['8792343', 'delivered']]));
    reply(underWay);
    expect(await sender.askDeliveries?.(['8792343'])).toEqual(new Map());
  },
);
