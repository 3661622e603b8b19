import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { Id, Instant, Nullable } from '@/contract/common';
import { minuteMs } from '@/utils/timeUnits';

/** Longest time between two reads, so that promotions that began meanwhile are found. */
const longestWaitMs = minuteMs;

const ended = declareStatement({
  name: 'promotions_ended',
  text: `SELECT coalesce(array_agg(DISTINCT product_id) FILTER (WHERE promotion_to <= $2), '{}') AS "productIds",
      min(promotion_to) FILTER (WHERE promotion_to > $2) AS next
    FROM product_properties WHERE promotion_to > $1`,
  row: Type.Object({ productIds: Type.Array(Id), next: Nullable(Instant) }),
});

/**
 * Calls `publish` with the products whose promotion has just ended, at the moment of its end, so that no cached page keeps
 * its price. @param now the shop's clock, ms since the epoch
 */
export function watchPromotionEnds(
  app: FastifyInstance,
  { db, now, publish }: { db: Database; now: () => number; publish: (productIds: number[]) => Promise<void> },
): void {
  let seenUntil = now();
  let timer: NodeJS.Timeout | undefined;
  let isOpen = true;
  let reading: Promise<void> = Promise.resolve();

  async function publishEnded(): Promise<void> {
    const time = now();
    const moments = [new Date(seenUntil).toISOString(), new Date(time).toISOString()];
    const [row] = await db.query(ended, moments);
    seenUntil = time;
    if (row && row.productIds.length > 0) await publish(row.productIds);
    const waitMs = row?.next ? Date.parse(row.next) - now() : longestWaitMs;
    scheduleRead(Math.min(Math.max(waitMs, 0), longestWaitMs));
  }

  function scheduleRead(waitMs: number): void {
    if (!isOpen) return;
    timer = setTimeout(() => {
      reading = publishEnded().catch((err: unknown) => {
        app.log.error({ err }, 'the ends of promotions could not be read');
        scheduleRead(longestWaitMs);
      });
    }, waitMs).unref();
  }

  app.addHook('onListen', async () => scheduleRead(0));
  app.addHook('onClose', async () => {
    isOpen = false;
    clearTimeout(timer);
    await reading;
  });
}
