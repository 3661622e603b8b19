import { type Load, measureLoad } from './support/load';
import { median } from './support/numbers';
import { openBarePage, openShop, plentifulVariant } from './support/openShop';
import { findProductPath } from './support/product';

const connections = 32;
const basketConnections = 16;
const rounds = 3;
const roundMs = 4000;
const warmUpMs = 1000;

type Row = { name: string; load: Load; comparedTo?: string; goal?: number; rates: number[] };

/** The pairs that are measured: pages against the bare page, calls against the same call straight to the backend. */
function createRows(bare: string, shop: string, backend: string, product: string): Row[] {
  const bareName = 'bare page, rendered each time';
  let unseen = 0;
  const page = (name: string, path: Load['path'], goal: number): Row => ({
    name,
    load: { origin: shop, path, connections },
    comparedTo: bareName,
    goal,
    rates: [],
  });
  const call = (name: string, path: string, goal: number, more: Partial<Load> = {}): Row[] => [
    { name: `${name}, straight`, load: { origin: backend, path, connections, ...more }, rates: [] },
    {
      name,
      load: { origin: shop, path: `/api${path}`, connections, ...more },
      comparedTo: `${name}, straight`,
      goal,
      rates: [],
    },
  ];
  return [
    { name: bareName, load: { origin: bare, path: '/', connections }, rates: [] },
    page('home', '/', 8),
    page('product', product, 8),
    page('basket', '/cart', 8),
    page('login', '/login', 8),
    page('dashboard', '/dashboard', 8),
    page('list with a query of the last seconds', '/shop?inStock=true', 6),
    page('list never seen', () => `/shop?priceFrom=${1000 + unseen++}`, 0.15),
    ...call('empty call', '/v2/Cart/Get', 0.35),
    ...call('add to basket', '/v2/Cart/AddToCart', 0.85, {
      connections: basketConnections,
      body: { productPropertyId: plentifulVariant, qty: 1 },
    }),
  ];
}

/**
 * Measures requests a second of pages and calls at the shop's own address: pages against a Next page of one sentence, calls
 * against the same call straight to the backend. The rounds alternate, so that a busy machine slows all equally. Compare the
 * ratios, not the numbers.
 */
export async function run(): Promise<void> {
  const bare = await openBarePage();
  const shop = await openShop();
  try {
    const rows = createRows(bare.url, shop.url, shop.backendUrl, await findProductPath(shop.backendUrl));
    for (const { load } of rows) await measureLoad(load, warmUpMs);
    for (let round = 0; round < rounds; round += 1)
      for (const { load, rates } of rows) rates.push(await measureLoad(load, roundMs));
    console.log(`${shop.engine}, medians of ${rounds} rounds`);
    for (const { name, comparedTo, goal, rates } of rows) {
      const base = rows.find((row) => row.name === comparedTo);
      const ratio = base ? `${(median(rates) / median(base.rates)).toFixed(2)} (goal ${goal})` : '';
      console.log(`  ${name.padEnd(40)} ${String(Math.round(median(rates))).padStart(6)} a second  ${ratio}`);
    }
  } finally {
    await shop.close();
    await bare.stop();
  }
}
