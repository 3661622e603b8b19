import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../numbers';

const pauseMs = 40;
const patienceMs = 10_000;

type Visit = { startedAt: number; ms: number; isPage: boolean };

/** Asks for cached pages one after the other, and notes how long each took. */
export function visitPages(url: () => string, paths: readonly string[]) {
  const visits: Visit[] = [];
  const failures = new Set<string>();
  let isOver = false;
  async function visit(): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const startedAt = Date.now();
      const begun = performance.now();
      const signal = AbortSignal.timeout(patienceMs);
      const answer = await fetch(url() + paths[turn % paths.length], { signal }).catch(() => null);
      const text = await answer?.text().catch(() => null);
      const isPage = answer?.status === 200 && text !== null;
      if (!isPage) failures.add(`${answer?.status ?? 'no answer'} ${paths[turn % paths.length]}`);
      visits.push({ startedAt, ms: performance.now() - begun, isPage });
      await delay(pauseMs);
    }
  }
  const visiting = visit();
  return {
    /** Statuses and paths of pages that did not come. */
    failures,
    /** Median and p99 (ms) of the pages in a part of the time, and how many did not come. */
    summarise(isIn: (startedAt: number) => boolean) {
      const within = visits.filter(({ startedAt }) => isIn(startedAt));
      const times = within.filter(({ isPage }) => isPage).map(({ ms }) => ms);
      return {
        pages: times.length,
        median: quantile(times, 0.5),
        p99: quantile(times, 0.99),
        failed: within.length - times.length,
      };
    },
    async leave() {
      isOver = true;
      await visiting;
    },
  };
}
