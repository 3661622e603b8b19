import { generateKeyPairSync } from 'node:crypto';
import { gatewaysOf } from '@/backend/adapters/payment/gateways';
import { liveGateways } from '@/backend/adapters/payment/live';
import { selfSignedCertificate } from '@/backend/adapters/tax/certificate';
import { openTaxSimulator } from '@/backend/adapters/tax/simulator';
import type { DeskCallPage } from '@/contract/desk/outerCall';
import type { DeskServices, ServiceTest } from '@/contract/desk/outerService';
import type { DeskPolicyPage } from '@/contract/desk/policy';
import type { DeskTaxPage } from '@/contract/desk/taxInvoice';
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
  const trySender = async () => (await desk.post<ServiceTest>('/admin/outerServices/sms/test')).data;
  expect((await trySender()).text).toContain('سرویس نپذیرفت (کد ۴۱۸)');
  expect((await save('kavenegar', false, {})).status).toBe(200);
  expect((await trySender()).done).toBe(true);
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

test('invoices go to the tax office that the desk switches on, which says whether it lets the shop in', async () => {
  const desk = await owner();
  const office = async () => (await desk.get<DeskTaxPage>('/admin/taxInvoices')).data.office;
  const enter = async () => (await desk.post<ServiceTest>('/admin/outerServices/moadian/test')).data;
  const nationalId = '10100000000';
  const keys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
  const [own, strange] = [keys(), keys()];
  const account = {
    MEMORY_ID: 'a1b2c3',
    KEY: own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    CERTIFICATE: selfSignedCertificate(own, nationalId),
  };
  const simulator = openTaxSimulator({ now: Date.now, memoryId: 'A1B2C3', nationalId });
  let isAway = true;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    if (isAway) throw new Error('no network');
    return simulator.fetch(request as Request);
  });
  expect(await office()).toBeNull();

  const wrong = [
    [{ MEMORY_ID: 'a1' }, 'MEMORY_ID'],
    [{ KEY: 'no key' }, 'KEY'],
    [{ CERTIFICATE: selfSignedCertificate(strange, nationalId) }, 'CERTIFICATE'],
    [{ STUFF_ID: '123' }, 'STUFF_ID'],
  ] as const;
  for (const [values, field] of wrong) {
    const { status, fields } = await save('moadian', true, { ...account, ...values });
    expect([status, Object.keys(fields ?? {})]).toEqual([400, [`values.${field}`]]);
  }
  expect((await save('moadian', true, { ...account, STUFF_ID: '۲۷۲۰۰۰۰۰۰۰۰۰۱' })).status).toBe(200);
  expect(await office()).toEqual({ memoryId: 'A1B2C3', isDemo: false });

  expect(await enter()).toMatchObject({ done: false, text: expect.stringMatching(/[\u0621-\u06cc]/) });
  isAway = false;
  expect(await enter()).toEqual({ done: true, text: expect.any(String) });
  expect((await save('moadian', false, {})).status).toBe(200);
  expect(await office()).toBeNull();
});

test('a list for another site is opened and closed at the desk, with the address of the shop', async () => {
  const get = (url: string) => shop.app.inject(url);
  const google = '/feeds/google.xml';
  const torob = '/torob/v1/orders';
  expect([(await get(google)).statusCode, (await get(torob)).statusCode]).toEqual([404, 404]);
  await save('shop', false, {});
  expect(await save('google', true, {})).toMatchObject({
    status: 409,
    message: expect.stringContaining('نشانی فروشگاه'),
  });
  await save('shop', true, { URL: 'https://shop.example/' });
  for (const code of ['google', 'torob']) expect((await save(code, true, {})).status).toBe(200);
  expect((await get(google)).body).toContain('https://shop.example/products/');
  expect((await get(torob)).statusCode).toBe(401);
  for (const code of ['google', 'torob']) expect((await save(code, false, {})).status).toBe(200);
  expect([(await get(google)).statusCode, (await get(torob)).statusCode]).toEqual([404, 404]);
});

test('an insurer and a provider of enquiries work as soon as the desk switches them on, and never with half an account', async () => {
  const desk = await owner();
  const insurer = async () =>
    (await desk.get<DeskPolicyPage>('/admin/policies?tab=open&month=2026-11-22')).data.insurer;
  expect(await insurer()).toBeNull();
  const address = { URL: 'https://insurer.example/v1' };
  expect(await save('insurer', true, address)).toMatchObject({
    status: 400,
    fields: { 'values.API_KEY': expect.any(String) },
  });
  expect((await save('insurer', true, { ...address, API_KEY: 'k-17' })).status).toBe(200);
  expect(await insurer()).toEqual({ isDemo: false });
  expect((await save('insurer', false, address)).status).toBe(200);
  expect(await insurer()).toBeNull();

  expect(await save('finnotech', true, { CLIENT_ID: 'pelle', CLIENT_SECRET: 'k-18' })).toMatchObject({
    status: 400,
    fields: { 'values.NATIONAL_ID': expect.any(String) },
  });
  const account = { CLIENT_ID: 'pelle', CLIENT_SECRET: 'k-18', NATIONAL_ID: '10100000000' };
  expect((await save('finnotech', true, account)).status).toBe(200);
  const { payload } = await shop.app.inject({
    url: '/admin/outerServices',
    headers: { authorization: `Bearer ${desk.token}` },
  });
  for (const secret of ['k-17', 'k-18']) expect(payload).not.toContain(secret);
});
