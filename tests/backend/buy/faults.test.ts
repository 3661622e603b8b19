import { setTimeout as delay } from 'node:timers/promises';
import type { Basket } from '@/contract/basket';
import { type Audit, runStorm } from '@/tests/support/buy/faultStorm';
import { quantities } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

const kills = 3;
const guests = 6;
let audit: Audit;
/** What each basket was before and after a kill, as far as its guest was told. */
const kept: { acknowledged: Basket; found: Basket }[] = [];

/** Answers that each guest has received. */
const answers = Array<number>(guests).fill(0);

beforeAll(async () => {
  const others = {
    work: async (url: () => string, isOver: () => boolean) => {
      await Promise.all(answers.map((_none, guest) => changeBasket(guest, url, isOver)));
    },
    areReady: (kill: number) => answers.every((count) => count >= kill * 25),
  };
  audit = await runStorm({ server: process.env.TEST_DATABASE_URL, shoppers: 25, kills, others });
}, 400_000);

/** @returns null when the backend was killed */
async function call(url: string, path: string, cartId: string | null, body?: object): Promise<Basket | null> {
  const response = await fetch(`${url}/v2/Cart/${path}`, {
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(cartId ? { CartId: cartId } : {}),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  }).catch(() => null);
  if (response) expect(response.status).toBe(200);
  const answer: { data: Basket } | null = (await response?.json().catch(() => null)) ?? null;
  return answer?.data ?? null;
}

/** Changes a basket over and over, and reads it when the backend is there again after a kill. */
async function changeBasket(guest: number, url: () => string, isOver: () => boolean): Promise<void> {
  let acknowledged: Basket | null = null;
  for (let turn = 1; !isOver(); turn += 1) {
    const path = acknowledged === null || turn % 7 === 0 ? 'AddToCart' : 'UpdateCart';
    const qty = path === 'AddToCart' ? 1 : (turn % 20) + 1;
    const cartId: string | null = acknowledged?.cartId ?? null;
    let found = await call(url(), path, cartId, { productPropertyId: small.phoneLarge, qty });
    if (found === null && acknowledged !== null) {
      while (found === null) {
        await delay(100);
        found = await call(url(), 'Get', cartId);
      }
      kept.push({ acknowledged, found });
    }
    acknowledged = found ?? acknowledged;
    if (found) answers[guest] = (answers[guest] ?? 0) + 1;
    // The backend has shoppers to serve as well.
    await delay(10);
  }
}

test('purchases while the backend is killed again and again are paid once, and nothing is lost, oversold or left held', () => {
  const { paidOnce, ...wrong } = audit;
  expect(wrong).toEqual({
    paidTwice: 0,
    paidAndLost: 0,
    tomanUnaccounted: 0,
    piecesOversold: 0,
    slotsOverbooked: 0,
    holdsLeft: 0,
  });
  expect(paidOnce).toBeGreaterThan(0);
});

test('no acknowledged basket change is lost when the backend is killed in the middle of its work', () => {
  expect(kept.length).toBeGreaterThanOrEqual(kills * guests);
  for (const { acknowledged, found } of kept) {
    // A single change may have been written whose answer never arrived; none may be missing or half done.
    expect([acknowledged.revision, acknowledged.revision + 1]).toContain(found.revision);
    if (found.revision === acknowledged.revision) expect(quantities(found)).toEqual(quantities(acknowledged));
  }
});
