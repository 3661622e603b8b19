import { setTimeout as delay } from 'node:timers/promises';
import { type Audit, openFaultShop } from './faultShop';
import { buy } from './faultShopper';

type Storm = {
  /** Address of a PostgreSQL server; the embedded database without one. */
  server: string | undefined;
  shoppers: number;
  /** How often the backend is killed with kill -9 and started again. */
  kills: number;
};

/** The backend runs at least this long (ms) between two kills. */
const [shortestRunMs, longestRunMs] = [300, 1500];

/** Lets all shoppers buy at once while the backend is killed again and again, and counts what is wrong afterwards. */
export async function runStorm({ server, shoppers, kills }: Storm): Promise<Audit> {
  const shop = await openFaultShop(server, shoppers);
  try {
    await shop.start();
    const buying = Promise.all(shop.customers.map((customer) => buy(shop.url, customer)));
    for (let kill = 0; kill < kills; kill += 1) {
      await delay(shortestRunMs + Math.random() * (longestRunMs - shortestRunMs));
      await shop.kill();
      await shop.start();
    }
    await buying;
    await shop.kill();
    return await shop.settle();
  } finally {
    await shop.remove();
  }
}
