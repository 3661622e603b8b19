import { gatewaysOf } from '@/backend/adapters/payment/gateways';
import { liveGateways } from '@/backend/adapters/payment/live';
import type { DeskCallPage } from '@/contract/desk/outerCall';
import type { DeskServices, ServiceTest } from '@/contract/desk/outerService';
import type { Gateway } from '@/contract/payment';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { itemAt } from '@/tests/support/itemAt';
import { until } from '@/tests/support/until';

const merchantId = '1344b5d4-0048-11e8-94db-005056a205be';
const shop = forAllTests(() =>
  openTestApp({ authSecret: 'a secret of at least thirty-two signs', isSecretKept: true }),
);

/** Answers of outer services by a part of their address; the calls that were made. */
const replies = new Map<string, object>();
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  replies.clear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    asked.push(String(url));
    const reply = [...replies].find(([part]) => String(url).includes(part))?.[1];
    if (!reply) throw new Error('no network');
    return new Response(JSON.stringify(reply), { status: 200 });
  });
});
afterEach(() => jest.restoreAllMocks());

const owner = () => shop.customer({ role: 'supervisor' });
const save = async (code: string, active: boolean, values: Record<string, string>) => {
  const desk = await owner();
  return desk.put(`/admin/outerServices/${code}`, { active, values });
};
const offered = async () => {
  const { payload } = await shop.app.inject('/public/gateways');
  return (JSON.parse(payload).data as Gateway[]).map(({ code }) => code);
};

test('a gateway that the desk switches on is offered at once instead of the sandbox bank, and its key is stored encrypted', async () => {
  await shop.run(
    `UPDATE settings SET company = jsonb_set(company, '{validGateways}', '["sandbox", "zarinpal"]')`,
  );
  expect(await offered()).toContain('sandbox');
  expect(await save('zarinpal', true, {})).toMatchObject({
    status: 400,
    fields: { 'values.MERCHANT_ID': expect.any(String) },
  });
  expect((await save('zarinpal', true, { MERCHANT_ID: merchantId })).status).toBe(200);
  expect(await offered()).toEqual(['zarinpal']);

  const [stored] = await shop.run<{ sealed: string }>(
    `SELECT sealed FROM outer_accounts WHERE code = 'zarinpal'`,
  );
  expect(stored?.sealed).not.toContain(merchantId);
  const desk = await owner();
  const { data } = await desk.get<DeskServices>('/admin/outerServices');
  expect(JSON.stringify(data)).not.toContain(merchantId);
  const zarinpal = data.services.find(({ code }) => code === 'zarinpal');
  expect(zarinpal).toMatchObject({ active: true, source: 'desk', fields: [{ filled: true, value: '' }] });

  // An empty secret stays as it is.
  expect((await save('zarinpal', false, { MERCHANT_ID: '' })).status).toBe(200);
  expect(await offered()).toContain('sandbox');
  expect((await save('zarinpal', true, {})).status).toBe(200);
  expect(await offered()).toEqual(['zarinpal']);
});

test('the test of a terminal says what the gateway said, and the list of calls has it without keys and numbers', async () => {
  const desk = await owner();
  expect((await save('zarinpal', false, { MERCHANT_ID: merchantId })).status).toBe(200);
  const tryIt = () => desk.post<ServiceTest>('/admin/outerServices/zarinpal/test');
  expect((await tryIt()).status).toBe(409);
  expect(await save('shop', true, { URL: 'http://10.0.0.1' })).toMatchObject({ status: 400 });
  expect((await save('shop', true, { URL: 'https://shop.example/' })).status).toBe(200);

  replies.set('request.json', { data: { code: 100, authority: 'A-1' }, errors: [] });
  expect((await tryIt()).data.done).toBe(true);
  replies.set('request.json', { data: [], errors: { code: -9, message: 'merchant_id invalid' } });
  expect((await tryIt()).data).toMatchObject({ done: false, text: expect.stringMatching(/[\u0621-\u06cc]/) });
  replies.clear();
  expect((await tryIt()).data.done).toBe(false);
  expect(asked).toHaveLength(3);

  const list = async () => (await desk.get<DeskCallPage>('/admin/outerCalls?service=zarinpal')).data.calls;
  await until(async () => {
    const outcomes = (await list()).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['failed', 'refused', 'done']);
  });
  const calls = await list();
  expect(itemAt(calls, 0).error).toBe('پاسخی نرسید.');
  expect(JSON.stringify(await shop.run('SELECT * FROM outer_calls'))).not.toMatch(/09\d{9}|1344b5d4/);
});

test('codes go to the provider that the desk switches on, of which one is on at a time', async () => {
  const desk = await owner();
  const account = { API_KEY: 'secret-key', TEMPLATE: 'login' };
  expect((await save('ghasedak', true, account)).status).toBe(200);
  expect((await save('kavenegar', true, account)).status).toBe(200);
  const { data } = await desk.get<DeskServices>('/admin/outerServices');
  const active = data.services.filter(({ kind, active }) => kind === 'sms' && active);
  expect(active.map(({ code }) => code)).toEqual(['kavenegar']);

  replies.set('kavenegar', { return: { status: 200 } });
  const tried = await desk.post<ServiceTest>('/admin/outerServices/kavenegar/test');
  expect(tried.data.done).toBe(true);
  expect(asked).toEqual([expect.stringContaining('verify/lookup.json')]);
  replies.set('kavenegar', { return: { status: 418 } });
  expect((await desk.post('/admin/opening/message')).message).toContain('سرویس نپذیرفت (کد ۴۱۸)');
  expect((await save('kavenegar', false, {})).status).toBe(200);
  expect((await desk.post('/admin/opening/message')).status).toBe(200);
  expect(asked).toHaveLength(2);
});

test('a saved key is sent to no other address than the one it was written for', async () => {
  const account = { URL: 'https://api.snapppay.ir', CLIENT_ID: 'shop', USERNAME: 'shop' };
  const secrets = { CLIENT_SECRET: 'first', PASSWORD: 'second' };
  expect((await save('snapppay', false, { ...account, ...secrets })).status).toBe(200);
  expect((await save('snapppay', false, { ...account, USERNAME: 'other' })).status).toBe(200);
  const moved = { ...account, URL: 'https://collector.example' };
  expect(await save('snapppay', false, moved)).toMatchObject({
    status: 400,
    fields: { 'values.CLIENT_SECRET': expect.any(String), 'values.PASSWORD': expect.any(String) },
  });
  expect((await save('snapppay', false, { ...moved, ...secrets })).status).toBe(200);
});

test('a gateway that is switched off still answers for the money it took', () => {
  const off = { active: false, values: { MERCHANT_ID: merchantId } };
  const accounts = { find: (code: string) => (code === 'zarinpal' ? off : undefined) };
  const gateways = liveGateways(
    gatewaysOf([]),
    accounts,
    (_code, values) => values,
    (gateway) => gateway,
  );
  expect(gateways.all).toEqual([]);
  expect(gateways.known.map(({ code, kind }) => [code, kind])).toEqual([['zarinpal', 'card']]);
});
