import { setTimeout as delay } from 'node:timers/promises';
import { smallProducts } from '@/tests/support/smallSeed';
import { visitPages } from './cachedPages';
import { listFaults } from './faults';
import { countBroken } from './laws';
import { type Measured, measureFault } from './measure';
import { openCluster } from './openCluster';
import type { Cluster } from './scripts';
import { openShoppers } from './shoppers';
import { printTable } from './table';

/** Applicants who want the same seats. */
const applicants = 40;
/** Time (ms) with shoppers and without a fault, before the first and between two. */
const [warmUpMs, calmMs] = [30_000, 4000];

const seconds = (value: number) => (Number.isFinite(value) ? value.toFixed(1) : 'never');

/** Each writer begins a timeline of its own. Two that begin the same one have both answered, and the orders of one of them are gone. */
function countShared({ readLog }: Pick<Cluster['supervisor'], 'readLog'>): number {
  const begun = ['node1', 'node2', 'node3'].flatMap((node) =>
    [...readLog(`patroni-${node}`).matchAll(/selected new timeline ID: (\d+)/g)].map(([, id]) => id),
  );
  return begun.length - new Set(begun).size;
}

/** Lets shoppers buy while each part of the cluster fails. Sets the exit code when something is wrong afterwards. */
export async function runStorm({
  atOnce,
  writerFaults,
  only,
}: {
  atOnce: number;
  writerFaults: number;
  /** A part of the names of the faults that happen; all without it. */
  only: string;
}): Promise<void> {
  const open = await openCluster({ atOnce, applicants });
  let hasFailed = true;
  try {
    const shoppers = openShoppers(open.shop, { ...open, atOnce });
    const pages = visitPages(open.pageUrl, [
      '/',
      `/products/${smallProducts.phone}/samsung-galaxy-s25`,
      '/cart',
    ]);
    await delay(warmUpMs);
    const rows: (Measured & { name: string; at: number; until: number })[] = [];
    const faults = listFaults({ ...open, writerFaults }).filter(({ name }) => name.includes(only));
    for (const { name, prepare, inflict, mend, follow } of faults) {
      if (prepare) {
        await prepare();
        await delay(calmMs);
      }
      const at = Date.now();
      const measured = await measureFault(shoppers.calls, inflict);
      rows.push({ name, at, until: Date.now(), ...measured });
      console.log(
        `${name}: ${seconds(measured.nextOrder)} s, ${measured.refused} refused, ${measured.lost} lost`,
      );
      if (follow) console.log(`  ${await follow()}`);
      for (const [reason, count] of measured.reasons) console.log(`  lost: ${count} × ${reason}`);
      mend?.();
      await open.cluster.state.waitUntilWhole();
      await delay(calmMs);
    }
    await Promise.all([shoppers.leave(), pages.leave()]);

    printTable(
      ['fault', 'next order (s)', 'last failure (s)', 'refused', 'lost'],
      rows.map((row) => [row.name, seconds(row.nextOrder), seconds(row.lastFailure), row.refused, row.lost]),
    );
    const isFaulty = (moment: number) => rows.some(({ at, until }) => moment >= at && moment <= until);
    const afterWarmUp = (moment: number) => moment >= (rows[0]?.at ?? 0) - calmMs;
    const summarise = (name: string, isIn: (moment: number) => boolean) => {
      const { pages: count, median, p99, failed } = pages.summarise(isIn);
      return [name, count, median.toFixed(1), p99.toFixed(1), failed];
    };
    printTable(
      ['cached pages', 'number', 'median (ms)', 'p99 (ms)', 'did not come'],
      [
        summarise('without a fault', (moment) => afterWarmUp(moment) && !isFaulty(moment)),
        summarise('during faults', isFaulty),
      ],
    );
    if (pages.failures.size > 0) console.log(`Pages that did not come: ${[...pages.failures].join(', ')}`);
    const signedOut = await open.countSignedOut([...open.customers, ...open.applicants]);
    await open.stopShop();
    const laws = await open.inDatabase((db) =>
      countBroken(db, { ...open, orders: shoppers.orders, signedOut }),
    );
    const all = [
      ...laws,
      ['timelines that two writers have written', countShared(open.cluster.supervisor)] as const,
    ];
    for (const [label, count] of all) console.log(`${count} ${label}`);
    hasFailed = all.slice(1).some(([, count]) => count !== 0);
  } finally {
    await open.close({ hasFailed });
  }
  process.exit(hasFailed ? 1 : 0);
}
