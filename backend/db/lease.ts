import { randomUUID } from 'node:crypto';
import { anyRow, declareStatement, noRow, type Statement, type Values } from './statement';

/** A lease. It is lost when the database cannot be asked to renew it for some seconds; another process can then take it. */
export type HeldLock = { isHeld(): boolean; release(): Promise<void> };

type Query = (statement: Statement, values: Values) => Promise<unknown[]>;

/** The row of a lease counts this long after its last renewal, on the clock of the server. */
const leaseSeconds = 15;
/**
 * The holder counts on it only this long (ms) after it asked for a renewal. The difference covers the clocks of two servers and the
 * renewals that a new writer may lack.
 */
const countedMs = 10_000;
const renewMs = 3000;

const claim = declareStatement({
  name: 'lease_claim',
  text: `INSERT INTO leases AS l (key, holder, held_until)
    VALUES ($key::int, $holder::uuid, clock_timestamp() + interval '${leaseSeconds} seconds')
    ON CONFLICT (key) DO UPDATE SET holder = excluded.holder, held_until = excluded.held_until
      WHERE l.holder = excluded.holder OR l.held_until < clock_timestamp() RETURNING 1`,
  row: anyRow,
});
const free = declareStatement({
  name: 'lease_free',
  text: 'DELETE FROM leases WHERE key = $key::int AND holder = $holder::uuid',
  row: noRow,
});

/**
 * Takes a lease: a row that its holder renews every three seconds. It needs no connection of its own, so it works through a connection
 * pooler in transaction mode and moves with the writer. A holder that cannot renew it has lost it after ten seconds, and another process
 * can take it five seconds later. @param holder a UUID of which one process exists at a time @returns null when another holder has it
 */
export async function takeLease(
  query: Query,
  key: number,
  holder: string = randomUUID(),
): Promise<HeldLock | null> {
  let countedUntil = Number.POSITIVE_INFINITY;
  const isHeld = () => performance.now() < countedUntil;

  /** A lease that was lost is never renewed, because its holder has stopped to count on it. */
  async function renew(): Promise<void> {
    if (!isHeld()) return clearInterval(timer);
    const asked = performance.now();
    const rows = await query(claim, { key, holder });
    countedUntil = rows.length > 0 && isHeld() ? asked + countedMs : Number.NEGATIVE_INFINITY;
  }

  let timer: NodeJS.Timeout | undefined;
  await renew();
  if (!isHeld()) return null;
  let renewal = Promise.resolve();
  timer = setInterval(() => {
    // A server that is away is asked again; meanwhile the time runs out.
    renewal = renewal.then(renew).catch(() => undefined);
  }, renewMs).unref();
  return {
    isHeld,
    async release() {
      clearInterval(timer);
      await renewal;
      countedUntil = Number.NEGATIVE_INFINITY;
      // A row that stays runs out by itself.
      await query(free, { key, holder }).catch(() => undefined);
    },
  };
}
