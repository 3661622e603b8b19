import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '@/backend/db/connect';
import { declareStatement, noRow } from '@/backend/db/statement';
import type { CountedStep } from '@/contract/desk/numberReport';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { minuteMs } from '@/utils/timeUnits';

/** Counts are written this often, and when the app closes (ms). */
const writeMs = minuteMs;
/** Visitors that one instance distinguishes for one step of a day. Further ones are not counted. */
const mostVisitors = 200_000;

const addCounts = declareStatement({
  name: 'daily_counts_write',
  text: `INSERT INTO daily_counts (day, step, count)
    SELECT $day::date, s.step, s.count FROM unnest($steps::text[], $counts::int[]) AS s (step, count)
    ON CONFLICT (day, step) DO UPDATE SET count = daily_counts.count + excluded.count`,
  row: noRow,
});

export type DailyCounts = {
  /** Counts the visitor of a request for a step, once a day. */
  note(step: CountedStep, request: Pick<FastifyRequest, 'ip' | 'headers'>): void;
};

/**
 * Counts the visitors of a day for each step towards a purchase, in memory, and writes the sums from time to time, so that no call
 * waits. A visitor is an address with a browser. Only a hash of both is in memory, with a key that is replaced every day, and nothing of
 * it is written: a start during the day, and each instance, counts a visitor anew. @param now ms since the epoch
 */
export function dailyCountsOf(
  app: Pick<FastifyInstance, 'addHook' | 'log'>,
  { db, now }: { db: Pick<Database, 'query'>; now: () => number },
): DailyCounts {
  let day = '';
  let key = randomBytes(16);
  let visitors = new Map<CountedStep, Set<string>>();
  /** Counts that are not written yet, by day and step. */
  const unwritten = new Map<string, Map<CountedStep, number>>();

  async function write(): Promise<void> {
    for (const [of, steps] of unwritten) {
      unwritten.delete(of);
      try {
        await db.query(addCounts, { day: of, steps: [...steps.keys()], counts: [...steps.values()] });
      } catch (error) {
        // They are written with the next ones.
        const since = unwritten.get(of) ?? new Map<CountedStep, number>();
        for (const [step, count] of steps) since.set(step, (since.get(step) ?? 0) + count);
        unwritten.set(of, since);
        throw error;
      }
    }
  }
  const tryToWrite = () =>
    write().catch((err: unknown) => app.log.error({ err }, 'the counts of the day were not written'));
  const timer = setInterval(tryToWrite, writeMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await tryToWrite();
  });

  return {
    note(step, { ip, headers }) {
      const today = tehranDateOf(now());
      if (today !== day) {
        day = today;
        key = randomBytes(16);
        visitors = new Map();
      }
      const known = visitors.get(step) ?? new Set<string>();
      visitors.set(step, known);
      const visitor = createHash('sha256')
        .update(key)
        .update(`${ip} ${headers['user-agent'] ?? ''}`)
        .digest('base64');
      if (known.has(visitor) || known.size >= mostVisitors) return;
      known.add(visitor);
      const counts = unwritten.get(day) ?? new Map<CountedStep, number>();
      unwritten.set(day, counts.set(step, (counts.get(step) ?? 0) + 1));
    },
  };
}
