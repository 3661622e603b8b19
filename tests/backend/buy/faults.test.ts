import { setTimeout as delay } from 'node:timers/promises';
import type { Basket } from '@/contract/basket';
import { openDurableShop } from '@/tests/support/buy/durableShop';
import { runStorm } from '@/tests/support/buy/faultStorm';
import { quantities } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

const server = process.env.TEST_DATABASE_URL;

test('purchases while the backend is killed twice are paid once, and nothing is lost, oversold or left held', async () => {
  const { paidOnce, ...wrong } = await runStorm({ server, shoppers: 25, kills: 2 });
  expect(wrong).toEqual({
    paidTwice: 0,
    paidAndLost: 0,
    tomanUnaccounted: 0,
    piecesOversold: 0,
    slotsOverbooked: 0,
    holdsLeft: 0,
  });
  expect(paidOnce).toBeGreaterThan(0);
}, 240_000);

type Known = { cartId: string | null; acknowledged: Basket | null; answers: number };

async function call(url: string, path: string, cartId: string | null, body?: object): Promise<Basket> {
  const response = await fetch(`${url}/v2/Cart/${path}`, {
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(cartId ? { CartId: cartId } : {}),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  const { data }: { data: Basket } = await response.json();
  expect(response.status).toBe(200);
  return data;
}

/** Changes a basket over and over until the backend is gone, and remembers the last answer. */
async function shopUntilItEnds(url: string, known: Known, isOver: () => boolean): Promise<void> {
  try {
    for (let turn = 1; ; turn += 1) {
      const path = known.acknowledged === null || turn % 7 === 0 ? 'AddToCart' : 'UpdateCart';
      const qty = path === 'AddToCart' ? 1 : (turn % 20) + 1;
      known.acknowledged = await call(url, path, known.cartId, { productPropertyId: small.phoneLarge, qty });
      known.cartId = known.acknowledged.cartId;
      known.answers += 1;
    }
  } catch (error) {
    // The connection breaks when the process dies; anything before that is a finding.
    if (!isOver()) throw error;
  }
}

test('no acknowledged basket change is lost when the backend is killed in the middle of its work', async () => {
  const shop = await openDurableShop(server);
  const baskets: Known[] = Array.from({ length: 6 }, () => ({
    cartId: null,
    acknowledged: null,
    answers: 0,
  }));
  try {
    await shop.start();
    for (let round = 1; round <= 3; round += 1) {
      let over = false;
      const shopping = Promise.all(baskets.map((known) => shopUntilItEnds(shop.url(), known, () => over)));
      const busy = (async () => {
        while (baskets.some(({ answers }) => answers < round * 25)) await delay(5);
      })();
      await Promise.race([busy, shopping]);
      over = true;
      await shop.kill();
      await shopping;

      await shop.start();
      for (const known of baskets) {
        const found = await call(shop.url(), 'Get', known.cartId);
        const revision = known.acknowledged?.revision ?? 0;
        // A single change may have been written whose answer never arrived; none may be missing or half done.
        expect([revision, revision + 1]).toContain(found.revision);
        if (known.acknowledged && found.revision === revision)
          expect(quantities(found)).toEqual(quantities(known.acknowledged));
        known.acknowledged = found;
      }
    }
  } finally {
    await shop.remove();
  }
}, 240_000);
