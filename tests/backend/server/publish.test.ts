import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { publishChange, publishShopChange } from '@/backend/server/publish';
import type { DeskProduct } from '@/contract/desk/catalogue';
import { openSandboxPayment, openTestApp, type TestApp } from '@/tests/support/backend';
import { captureLog } from '@/tests/support/captureLog';
import type { asCustomer } from '@/tests/support/customer';
import { itemAt } from '@/tests/support/itemAt';
import { memoryStorage } from '@/tests/support/memoryStorage';
import { portOf } from '@/tests/support/portOf';
import { small, smallProducts } from '@/tests/support/smallSeed';
import { runWorkerOnce } from '@/tests/support/worker';

let time = Date.now();
const now = () => time;
const { stream, text: logText } = captureLog();
let shop: TestApp;
let supervisor: ReturnType<typeof asCustomer>;

/** What the storefront renews, and the secret that it accepts. Without a secret it never answers. */
const renewed: unknown[] = [];
let calls = 0;
let accepted: string | null = 'right';
let storefront: Server;
const parts = { urls: [''], secret: 'right' };

async function openStorefront(port = 0) {
  storefront = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    calls += 1;
    if (accepted === null) return;
    if (request.headers['x-revalidate-secret'] !== accepted) response.statusCode = 401;
    else renewed.push(JSON.parse(body));
    response.end();
  }).listen(port, '127.0.0.1');
  await once(storefront, 'listening');
  parts.urls = [`http://127.0.0.1:${portOf(storefront)}`];
}
async function closeStorefront() {
  storefront.closeAllConnections();
  storefront.close();
  await once(storefront, 'close');
}

beforeAll(async () => {
  await openStorefront();
  shop = await openTestApp({ now, storefront: parts, logger: { level: 'warn', stream } });
  supervisor = await shop.customer({ now: time, role: 'supervisor' });
});
afterAll(async () => {
  await shop.close();
  await closeStorefront();
});
beforeEach(async () => {
  accepted = 'right';
  calls = 0;
  renewed.length = 0;
  await shop.run('DELETE FROM outbox');
});

async function work() {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  await runWorkerOnce({
    db: shop.db,
    now,
    storage: memoryStorage(),
    payment: { ...openSandboxPayment(shop.db, now), log: silent },
    sms: { hasVoice: false, sendCode: async () => undefined, sendMessage: async () => undefined },
    publish: (change) => publishShopChange({ db: shop.db, storefront: parts }, change),
  });
}
const waiting = () => shop.run<{ kind: string }>('SELECT kind FROM outbox WHERE done_at IS NULL ORDER BY id');
const warnings = () => logText().split('was not published at once').length - 1;
const hourMs = 3_600_000;

test('a change that a storefront refuses is saved, logged once, and told again until it is accepted', async () => {
  accepted = 'another secret';
  const before = warnings();
  expect(await supervisor.post('/admin/site/modes', { catalogMode: true })).toMatchObject({ status: 200 });
  expect(warnings()).toBe(before + 1);
  expect(logText()).toContain('answered 401');
  expect(logText()).not.toContain(accepted);
  expect(await waiting()).toEqual([{ kind: 'publish_site' }]);
  await work();
  expect(await waiting()).toEqual([{ kind: 'publish_site' }]);
  accepted = 'right';
  time += hourMs;
  await work();
  expect(await waiting()).toEqual([]);
  expect(renewed).toEqual([{ site: true }]);
});

test('changes that are equal are told once to a storefront that is up again', async () => {
  accepted = 'another secret';
  for (const catalogMode of [false, true, false]) await supervisor.post('/admin/site/modes', { catalogMode });
  expect(await waiting()).toHaveLength(3);
  accepted = 'right';
  time += hourMs;
  await work();
  expect(renewed).toEqual([{ site: true }]);
  expect(await waiting()).toEqual([]);
});

test('a price that is changed while the storefront is down reaches it when it is up again', async () => {
  const port = portOf(storefront);
  await closeStorefront();
  const { data } = await supervisor.get<DeskProduct>(`/admin/products/${smallProducts.charger}`);
  const { price, discount, promotionPrice, promotionTo, stock, maxBuy, active } = itemAt(data.variants, 0);
  const before = { price, discount, promotionPrice, promotionTo, stock, maxBuy, active };
  const body = { before, after: { ...before, price: price + 1000 } };
  const answer = await supervisor.put(`/admin/variants/${small.charger}`, body);
  expect(answer).toMatchObject({ status: 200 });
  expect(await waiting()).toContainEqual({ kind: 'publish_products' });
  await openStorefront(port);
  time += hourMs;
  await work();
  expect(renewed).toContainEqual({ products: [expect.objectContaining({ id: smallProducts.charger })] });
  expect(await waiting()).not.toContainEqual({ kind: 'publish_products' });
});

test('a storefront that does not answer in time fails, and the others are told', async () => {
  accepted = null;
  const told: string[] = [];
  const other = createServer((request, response) => {
    told.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const both = { secret: 'right', urls: [...parts.urls, `http://127.0.0.1:${portOf(other)}`] };
  await expect(publishChange(both, { site: true }, 50)).rejects.toThrow(`${parts.urls[0]}: `);
  expect(told).toEqual(['/api/revalidate']);
  other.closeAllConnections();
  other.close();
});

test('after the first job that a storefront fails, the others of the batch do not wait for it', async () => {
  accepted = 'another secret';
  await shop.run(`UPDATE text_pages SET body = 'جدید'`);
  await shop.run(`UPDATE faq SET answer = 'جدید'`);
  const queued = await waiting();
  expect(queued.length).toBeGreaterThan(1);
  time += hourMs;
  await work();
  expect(calls).toBe(1);
  expect(await waiting()).toEqual(queued);
  accepted = 'right';
  time += hourMs;
  await work();
  expect(calls).toBe(1 + queued.length);
  expect(await waiting()).toEqual([]);
});
