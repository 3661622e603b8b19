import { join } from 'node:path';
import { browse, type FaultCustomer, type FaultShop } from '@/tests/support/buy/faultShopper';
import { openBank } from './bank';
import { fillRequests, fillShop, inDatabase } from './fillShop';
import { floatAddress } from './floatingAddress';
import { loadScripts, type Patroni, type Settings } from './scripts';
import { mountSmallDisk } from './smallDisk';

const addresses = { NODE1: '10.77.0.1', NODE2: '10.77.0.2', NODE3: '10.77.0.3' };
const here = '10.77.0.254';
/** Zarinpal tells shops apart by a UUID. */
const merchantId = '1344b5d4-0048-11e8-94db-005056a205be';
/** Customers for each shopper, who is another one at each purchase: a customer may have three unpaid orders. */
const customersEach = 12;

/** The cluster with the small shop and a bank, each machine in a network of its own. */
export async function openCluster(count: { atOnce: number; applicants: number }) {
  const scripts = await loadScripts();
  const given = scripts.readSettings();
  const shopUrl = `http://${addresses.NODE1}:${given.SHOP_PORT}`;
  const settings: Settings = { ...given, ...addresses, SHOP_URL: shopUrl, SEED: 'none' };
  const network = await scripts.layCables(scripts.nodesOf(settings), here);
  const bank = await openBank(here);
  const database = `postgres://pelle:${settings.DATABASE_PASSWORD}@${addresses.NODE1}:5000/pelle`;
  let filled: Awaited<ReturnType<typeof fillShop>> | undefined;
  const cluster = scripts.prepareCluster({
    settings,
    network,
    shopEnv: { PAYMENT_GATEWAYS: 'zarinpal', ZARINPAL_URL: bank.url, ZARINPAL_MERCHANT_ID: merchantId },
    fill: async () => {
      const customers = count.atOnce * customersEach;
      filled = await inDatabase(database, (db) =>
        fillShop(db, { customers, applicants: count.applicants }, 'zarinpal'),
      );
    },
  });
  async function close(end: { hasFailed: boolean }): Promise<void> {
    await cluster.close(end);
    disk.remove();
    bank.close();
    network.remove();
  }
  const disk = mountSmallDisk(join(cluster.base, 'node3/var/lib/postgresql/15'));
  scripts.onProcessEnd(() => close({ hasFailed: false }).then(() => process.exit(1)));
  try {
    await cluster.start();
    if (!filled) throw new Error('The shop is empty.');
  } catch (error) {
    await close({ hasFailed: true });
    throw error;
  }
  const floating = floatAddress([shopUrl, `http://${addresses.NODE2}:${settings.SHOP_PORT}`]);
  const shop: FaultShop = {
    url: () => `${floating.current()}/api`,
    gateway: {
      code: 'zarinpal',
      page: (page) => page,
      back: (back) => floating.current() + back.slice(new URL(back).origin.length),
    },
    pauseMs: () => 1000,
  };
  await fillRequests(database, shop, filled.applicants, filled.plans.step24);
  return {
    ...filled,
    cluster,
    network,
    bank,
    disk,
    shop,
    merchantId,
    pageUrl: floating.current,
    backendUrls: [addresses.NODE1, addresses.NODE2].map((address) => `http://${address}:4000`),
    patroni: {
      url: `http://${addresses.NODE1}:8008`,
      headers: { authorization: `Basic ${btoa(`postgres:${settings.POSTGRES_PASSWORD}`)}` },
    } satisfies Patroni,
    inDatabase: <Result>(work: Parameters<typeof inDatabase<Result>>[1]) => inDatabase(database, work),
    /** How many of the customers are no longer signed in. */
    async countSignedOut(customers: readonly FaultCustomer[]): Promise<number> {
      let count = 0;
      for (const customer of customers) {
        const { status } = await browse(shop, customer).call('GET', '/user/notifications');
        if (status !== 200) count += 1;
      }
      return count;
    },
    /** Ends the shop, and leaves the database. */
    stopShop: () =>
      Promise.all(
        ['node1', 'node2'].flatMap((node) =>
          ['front', 'backend', 'worker'].map((name) => cluster.supervisor.kill(`${name}-${node}`, true)),
        ),
      ),
    async close(end: { hasFailed: boolean }): Promise<void> {
      floating.close();
      await close(end);
    },
  };
}
