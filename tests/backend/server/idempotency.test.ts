import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { callersOf } from '@/backend/server/callers';
import { cleanUpsOf } from '@/backend/server/cleanUps';
import { refuse } from '@/backend/server/errors';
import { idempotencyOf, oldIdempotencyKeys } from '@/backend/server/idempotency';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { createCustomer } from '@/tests/support/customer';

const start = Date.parse('2026-11-20T08:00:00.000Z');
let now = start;
const shop = forAllTests(() => openTestApp({ now: () => now }));
/** Work of the next call, and the number of calls that have run. */
let act: () => Promise<object>;
let runs = 0;

beforeEach(() => {
  runs = 0;
  now = start;
  act = async () => ({ data: runs });
});

/** Calls a route of a customer once for a key; the request is one that Fastify would pass on. */
async function shopper() {
  const { token } = await createCustomer(shop.db, { now });
  const once = idempotencyOf({ db: shop.db, now: () => now, callers: callersOf(shop.db, () => now) });
  return (key: string, body: object = { amount: 1 }, url = '/user/pay') =>
    once(
      {
        method: 'POST',
        url,
        body,
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      } as unknown as FastifyRequest,
      () => {
        runs += 1;
        return act();
      },
    );
}

const refusedWith = (statusCode: number, code: string) => expect.objectContaining({ statusCode, code });

test('the same key and body answer the same, and run once', async () => {
  const call = await shopper();
  const key = randomUUID();
  expect(await call(key)).toEqual({ data: 1 });
  expect(await call(key)).toEqual({ data: 1 });
  expect(runs).toBe(1);
  expect(await call(randomUUID())).toEqual({ data: 2 });
});

test('another body and another path under the same key are refused', async () => {
  const call = await shopper();
  const key = randomUUID();
  await call(key);
  await expect(call(key, { amount: 2 })).rejects.toEqual(refusedWith(409, 'conflict'));
  await expect(call(key, { amount: 1 }, '/user/other')).rejects.toEqual(refusedWith(409, 'conflict'));
  expect(runs).toBe(1);
});

test('the same key of two customers runs both calls', async () => {
  const [hers, his] = [await shopper(), await shopper()];
  const key = randomUUID();
  await hers(key);
  expect(await his(key, { amount: 2 })).toEqual({ data: 2 });
});

test('of twenty concurrent calls one runs, and the others get its answer or a conflict', async () => {
  const call = await shopper();
  const key = randomUUID();
  const settled = await Promise.allSettled(Array.from({ length: 20 }, () => call(key)));
  expect(runs).toBe(1);
  for (const one of settled) {
    if (one.status === 'fulfilled') expect(one.value).toEqual({ data: 1 });
    else expect(one.reason).toEqual(refusedWith(409, 'conflict'));
  }
  expect(await call(key)).toEqual({ data: 1 });
});

test('a call that was refused or failed can be tried again with its key', async () => {
  const call = await shopper();
  const key = randomUUID();
  act = () => Promise.reject(refuse(409, 'changed', 'قیمت تغییر کرد.'));
  await expect(call(key)).rejects.toEqual(refusedWith(409, 'changed'));
  act = () => Promise.reject(new Error('broken'));
  await expect(call(key)).rejects.toThrow('broken');
  act = async () => ({ data: 'done' });
  expect(await call(key)).toEqual({ data: 'done' });
});

test('a refusal with a 5xx is stored as the answer, because the work before it was done', async () => {
  const call = await shopper();
  const key = randomUUID();
  act = () => Promise.reject(refuse(503, 'unavailable', 'درگاه پاسخ نداد.', { orderId: '7' }));
  await expect(call(key)).rejects.toEqual(refusedWith(503, 'unavailable'));
  await expect(call(key)).rejects.toMatchObject({ fields: { orderId: '7' }, message: 'درگاه پاسخ نداد.' });
  expect(runs).toBe(1);
});

test('a 5xx of a call that did nothing can be tried again with its key', async () => {
  const call = await shopper();
  const key = randomUUID();
  act = () => Promise.reject(refuse(503, 'unavailable', 'درگاه پاسخ نداد.'));
  await expect(call(key)).rejects.toEqual(refusedWith(503, 'unavailable'));
  act = async () => ({ data: 'done' });
  expect(await call(key)).toEqual({ data: 'done' });
});

test('a key whose process was lost, and a key of yesterday, can be used again', async () => {
  const call = await shopper();
  const key = randomUUID();
  let loseProcess = () => {};
  act = () =>
    new Promise((_, reject) => {
      loseProcess = () => reject(new Error('lost'));
    });
  const lost = call(key).catch(() => undefined);
  while (runs === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  act = async () => ({ data: runs });
  now = start + 119_000;
  await expect(call(key)).rejects.toEqual(refusedWith(409, 'conflict'));
  now = start + 121_000;
  expect(await call(key)).toEqual({ data: 2 });
  loseProcess();
  await lost;
  now += 86_399_000;
  expect(await call(key)).toEqual({ data: 2 });
  now += 2000;
  expect(await call(key)).toEqual({ data: 3 });
});

test('old keys are cleaned up', async () => {
  const call = await shopper();
  await call(randomUUID());
  const cleanUps = cleanUpsOf(shop.db, () => now);
  cleanUps.add(oldIdempotencyKeys);
  now = start + 86_300_000;
  await call(randomUUID());
  now = start + 86_500_000;
  await cleanUps.run();
  const rows = await shop.run('SELECT FROM idempotency_keys WHERE created_at <= $1', [new Date(start)]);
  expect(rows).toEqual([]);
  expect(await shop.run('SELECT FROM idempotency_keys')).not.toEqual([]);
});
