import type { Database } from '@/backend/db/connect';
import { refreshListings } from '@/backend/db/listings';
import { median, quantile } from './numbers';

const aloneCalls = 150;
const aloneWarmUps = 15;

/** Times in ms of calls that are made one after the other. @param before runs before each call and is not counted */
async function timeAlone(
  origin: string,
  paths: string[],
  before?: () => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (let call = -aloneWarmUps; call < aloneCalls; call += 1) {
    await before?.();
    const from = performance.now();
    const response = await fetch(origin + paths[(call + aloneWarmUps) % paths.length]);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${response.url} answered ${response.status}.`);
    if (call >= 0) times.push(performance.now() - from);
  }
  return times;
}

const kinds = ['گوشی', 'لپ تاپ', 'ساعت', 'هدفون', 'تلویزیون', 'یخچال'];
const makers = ['سامسونگ', 'اپل', 'شیائومی', 'سونی', 'ایسوس'];
const searchesOf = (path: string) =>
  kinds
    .flatMap((kind) => makers.map((maker) => `${kind} ${maker}`))
    .map((text) => `${path}?search=${encodeURIComponent(text)}`);

/** Refreshes the listings of one product after the other, so that no kept answer counts any more. */
function changesOf(db: Database): () => Promise<void> {
  let changed = 0;
  return () => refreshListings(db, [1 + (changed++ % 600)]);
}

/** Median time (ms) of a search page that is made anew. */
export const timeSearch = async (db: Database, origin: string) =>
  median(await timeAlone(origin, searchesOf('/product/shop'), changesOf(db)));

/** Prints the times of single calls in a shop of 100,000 products, as they come and when each follows a change. */
export async function measureLargeShop(db: Database, origin: string): Promise<void> {
  const response = await fetch(`${origin}/product/shop`);
  const { data }: { data: { facets: { brands: { value: string }[] } } } = await response.json();
  const calls = {
    'list without a filter': Array.from({ length: 20 }, (_, index) => `/product/shop?page=${index + 1}`),
    'one brand': data.facets.brands.slice(0, 30).map(({ value }) => `/product/shop?brand=${value}`),
    'search page': searchesOf('/product/shop'),
    suggestion: searchesOf('/product/search'),
    product: Array.from({ length: 150 }, (_, index) => `/product/${1 + index * 660}`),
    getStaticsData: ['/public/getStaticsData'],
  };
  const milliseconds = (times: number[]) =>
    [0.5, 0.99].map((part) => quantile(times, part).toFixed(1).padStart(7)).join(' ');
  console.log(
    `100,000 products, one call alone, ms: median and p99 of ${aloneCalls} calls (goal of p99: 60)`,
  );
  for (const [name, paths] of Object.entries(calls)) {
    const times = await timeAlone(origin, paths);
    const afterChanges = await timeAlone(origin, paths, changesOf(db));
    console.log(
      `  ${name.padEnd(24)} ${milliseconds(times)}   each after a change ${milliseconds(afterChanges)}`,
    );
  }
}
