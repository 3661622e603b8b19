import { installLighthouse, measurePage, type PageCost } from './support/lighthouse';
import { median } from './support/numbers';
import { openBarePage, openShop } from './support/openShop';
import { findProductPath } from './support/product';
import {
  listActions,
  measureAction,
  openBrowser,
  proveEarlyClick,
  proveHydration,
} from './support/slowPhone';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const actionRounds = 3;

type Row = { name: string; url: string; costs: PageCost[] };

/** The columns of the table: how a figure is written, and whether its ratio to the bare page says something. */
const columns: { title: string; of: (cost: PageCost) => number; digits: number; ratio: boolean }[] = [
  { title: 'score', of: ({ score }) => score, digits: 0, ratio: false },
  { title: 'LCP, s', of: ({ largestPaint }) => largestPaint / 1000, digits: 1, ratio: true },
  { title: 'TBT, ms', of: ({ blocking }) => blocking, digits: 0, ratio: true },
  { title: 'main thread, s', of: ({ mainThread }) => mainThread / 1000, digits: 1, ratio: true },
  { title: 'CLS', of: ({ shift }) => shift, digits: 4, ratio: false },
  { title: 'kB', of: ({ bytes }) => bytes / 1000, digits: 0, ratio: true },
  { title: 'requests', of: ({ requests }) => requests, digits: 0, ratio: true },
];

/** A row of the table in Markdown: medians, each with its ratio to the bare page. */
function writeRow({ name, costs }: Row, bare: Row): string {
  const cells = columns.map(({ of, digits, ratio }) => {
    const value = median(costs.map(of));
    const base = median(bare.costs.map(of));
    const compared = ratio && costs !== bare.costs && base > 0;
    return value.toFixed(digits) + (compared ? ` (${(value / base).toFixed(1)})` : '');
  });
  return `| ${[name, ...cells].join(' | ')} |`;
}

/**
 * Measures pages on Lighthouse's slow phone against a Next page of one sentence, in rounds that alternate, so that a busy
 * machine slows all equally: compare the ratios, not the numbers. First proves that the pages hydrate and that an early
 * click counts. Then measures how soon the shop answers an action, with a processor four times slower.
 */
export async function run(): Promise<void> {
  await installLighthouse();
  const bareServer = await openBarePage();
  const shop = await openShop();
  const browser = await openBrowser();
  try {
    const product = await findProductPath(shop.backendUrl);
    const bare: Row = { name: 'bare page', url: bareServer.url, costs: [] };
    const paths = {
      home: '/',
      product,
      list: '/shop',
      basket: '/cart',
      login: '/login',
      dashboard: '/dashboard',
    };
    const pages = Object.entries(paths).map(
      ([name, path]): Row => ({ name, url: shop.url + path, costs: [] }),
    );
    for (const { url } of pages) await proveHydration(browser, url);
    await proveEarlyClick(browser, shop.url + product);
    console.log('Every page hydrates, and a click before hydration counts.\n');

    for (let round = 0; round < rounds; round += 1)
      for (const { url, costs } of [bare, ...pages]) costs.push(await measurePage(url));
    console.log(`Medians of ${rounds} rounds, in brackets the ratio to the bare page:\n`);
    console.log(`| page | ${columns.map(({ title }) => title).join(' | ')} |`);
    console.log(`|${' --- |'.repeat(columns.length + 1)}`);
    for (const row of [bare, ...pages]) console.log(writeRow(row, bare));

    console.log(
      `\n| action, 4 × throttle | ms to the next paint, median of ${actionRounds} |\n| --- | --- |`,
    );
    for (const action of listActions(product)) {
      const times: number[] = [];
      for (let round = 0; round < actionRounds; round += 1)
        times.push(await measureAction(browser, shop.url, action));
      console.log(`| ${action.name}, ${action.size} | ${median(times)} (${times.join(', ')}) |`);
    }
  } finally {
    await browser.close();
    await shop.close();
    await bareServer.stop();
  }
}
