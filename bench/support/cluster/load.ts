import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@/backend/db/connect';
import type { CheckoutReview } from '@/contract/checkout';
import { browse, type FaultCustomer, type FaultShop } from '@/tests/support/buy/faultShopper';
import { smallMethods } from '@/tests/support/buy/smallShipping';
import { run } from '@/tests/support/guest';
import { small, smallProducts } from '@/tests/support/smallSeed';
import { measureLoad } from '../load';
import { median } from '../numbers';
import { openCluster } from './openCluster';
import { printMachines } from './printMachines';
import { readProcessorTime } from './processorTime';
import type { Patroni } from './scripts';
import { printTable } from './table';

const connections = 16;
const rounds = 3;
const roundMs = 6000;

/** An order of a charger that the wallet pays. */
async function order(shop: FaultShop, customer: FaultCustomer): Promise<void> {
  const { call } = browse(shop, customer);
  await call('POST', '/v2/Cart/AddToCart', { productPropertyId: small.charger, qty: 1 });
  const choice = {
    addressId: customer.addressId,
    shipping: { methodId: smallMethods.post, slotId: null, branchId: null },
    gateway: null,
    useWallet: true,
    coupon: null,
  };
  const { data } = await call<CheckoutReview>('POST', '/user/checkout', choice);
  const body = { ...choice, agreed: data?.agreed };
  const { status } = await call('POST', '/user/orders', body, randomUUID());
  if (status !== 200) throw new Error(`Placing an order answered ${status}.`);
}

/** Orders a second of shoppers who do not pause. @param urls of backends, which are asked in turn */
async function measureOrders(shop: FaultShop, customers: readonly FaultCustomer[], urls: readonly string[]) {
  let turn = 0;
  const balanced = { ...shop, url: () => urls[turn++ % urls.length] ?? '' };
  const begun = performance.now();
  let orders = 0;
  const shoppers = customers.slice(0, connections).map(async (customer) => {
    while (performance.now() - begun < roundMs) {
      await order(balanced, customer);
      orders += 1;
    }
  });
  await Promise.all(shoppers);
  return { orders, rate: (orders * 1000) / (performance.now() - begun) };
}

/** Data of product pages a second, from several backends together. */
async function measurePages(urls: readonly string[]): Promise<number> {
  const paths = Object.values(smallProducts).map((id) => `/product/${id}`);
  const each = Math.floor(connections / urls.length);
  const rates = await Promise.all(
    urls.map((origin) => measureLoad({ origin, path: paths, connections: each }, roundMs)),
  );
  return rates.reduce((sum, rate) => sum + rate, 0);
}

/** Switches the waiting for a replica on or off at Patroni, and waits until the writer does so. */
async function waitForReplica({ url, headers }: Patroni, db: Database, isOn: boolean): Promise<void> {
  const body = JSON.stringify({ synchronous_mode: isOn });
  await fetch(`${url}/config`, { method: 'PATCH', headers, body });
  const names = async () =>
    (await run<{ synchronous_standby_names: string }>(db, 'SHOW synchronous_standby_names'))[0]
      ?.synchronous_standby_names;
  while (((await names()) !== '') !== isOn) await delay(100);
}

type Open = Awaited<ReturnType<typeof openCluster>>;

/** Orders and data of pages a second with one, two and three backends, medians of interleaved rounds. */
async function measureBackends(open: Open, customers: FaultCustomer[], backends: string[]) {
  const rows = backends.map((_url, place) => ({
    urls: backends.slice(0, place + 1),
    orders: [] as number[],
    pages: [] as number[],
  }));
  for (let round = 0; round < rounds; round += 1)
    for (const { urls, orders, pages } of rows) {
      orders.push((await measureOrders(open.shop, customers, urls)).rate);
      pages.push(await measurePages(urls));
    }
  const [one] = rows.map(({ orders, pages }) => [median(orders), median(pages)] as const);
  printTable(
    ['backends', 'orders a second', 'of one backend', 'data of pages a second', 'of one backend'],
    rows.map(({ urls, orders, pages }) => [
      urls.length,
      median(orders).toFixed(1),
      (median(orders) / (one?.[0] ?? 1)).toFixed(2),
      median(pages).toFixed(0),
      (median(pages) / (one?.[1] ?? 1)).toFixed(2),
    ]),
  );
}

/** Orders a second with and without waiting for a replica, in turn. */
async function measureReplicaWait(open: Open, customers: FaultCustomer[], urls: string[]) {
  const rates: Record<'with' | 'without', number[]> = { with: [], without: [] };
  await open.inDatabase(async (db) => {
    for (let round = 0; round < rounds; round += 1)
      for (const isOn of [false, true]) {
        await waitForReplica(open.patroni, db, isOn);
        const { rate } = await measureOrders(open.shop, customers, urls);
        rates[isOn ? 'with' : 'without'].push(rate);
      }
  });
  const [on, off] = [median(rates.with), median(rates.without)];
  console.log(
    `${on.toFixed(1)} orders a second that wait for a replica, ${off.toFixed(1)} that do not: ${(on / off).toFixed(2)}`,
  );
}

/** Processor seconds of an order by the programs that it passes through, from visitors' address on. */
async function measureService(open: Open, customers: FaultCustomer[]): Promise<Record<string, number>> {
  const writer = await open.cluster.state.findWriter();
  const { base, supervisor } = open.cluster;
  const nameOf = (pid: number, command: string) => {
    const node = /postgres .*-D \S*\/(node\d)\//.exec(command)?.[1];
    if (node && command.includes(base)) return node === writer ? 'writer' : 'replicas';
    return supervisor.nameOf(pid)?.replace(/-node\d.*$/, '') ?? null;
  };
  const before = readProcessorTime(nameOf);
  const { orders } = await measureOrders(open.shop, customers, [open.shop.url()]);
  const after = readProcessorTime(nameOf);
  const spent = Object.keys(after).map(
    (name) => [name, ((after[name] ?? 0) - (before[name] ?? 0)) / orders] as const,
  );
  printTable(
    ['program', 'processor time of an order (ms)'],
    spent.filter(([, time]) => time > 0.00005).map(([name, time]) => [name, (time * 1000).toFixed(1)]),
  );
  return Object.fromEntries(spent);
}

/** Measures throughput and service times, and prints what more machines would do. */
export async function runLoad(): Promise<void> {
  const open = await openCluster({ atOnce: 20, applicants: 0 });
  let hasFailed = true;
  try {
    // Every fourth has much money.
    const rich = open.customers.filter((_customer, place) => place % 4 === 2);
    const third = await open.cluster.startBackend('node1', 4002);
    const backends = [...open.backendUrls, third];
    await measureOrders(open.shop, rich, backends);
    await measureBackends(open, rich, backends);
    await measureReplicaWait(open, rich, open.backendUrls);
    printMachines(await measureService(open, rich));
    hasFailed = false;
  } finally {
    await open.close({ hasFailed });
  }
  process.exit(0);
}
