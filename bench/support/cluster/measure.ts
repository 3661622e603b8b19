import { setTimeout as delay } from 'node:timers/promises';
import type { FaultCall } from '@/tests/support/buy/faultShopper';

/** The fault is over when an order has been placed and all calls have been answered for so long (ms). A call hangs for up to five seconds. */
const quietMs = 6000;
/** Everything that is measured ends after this time (ms). */
const longestMs = 120_000;

export type Measured = {
  /**
   * Seconds from the fault to the next order that was begun after it and placed, after the first failure if there is one: a process of a
   * killed PostgreSQL may still finish what it has begun. Infinite without one.
   */
  nextOrder: number;
  /** Seconds from the fault to the last call that was not answered; 0 without one. */
  lastFailure: number;
  refused: number;
  lost: number;
  /** How often a call was lost, by its status and path. */
  reasons: Map<string, number>;
};

/**
 * Breaks something while shoppers buy, and waits until all their calls are answered again.
 * @param calls all calls so far, to which the shoppers add
 */
export async function measureFault(
  calls: readonly FaultCall[],
  inflict: () => Promise<unknown> | unknown,
): Promise<Measured> {
  const first = calls.length;
  const begunAt = Date.now();
  await inflict();
  const brokenAt = Date.now();
  const failures = () =>
    calls.slice(first).filter(({ outcome, endedAt }) => outcome !== 'done' && endedAt >= begunAt);
  const firstFailureAt = () => {
    const [earliest] = failures()
      .map(({ endedAt }) => endedAt)
      .toSorted((a, b) => a - b);
    return earliest ?? brokenAt;
  };
  const placed = () => {
    const earliest = firstFailureAt();
    return calls
      .slice(first)
      .filter(({ path, status }) => path === '/user/orders' && status === 200)
      .filter(({ startedAt, endedAt }) => startedAt >= brokenAt && endedAt >= earliest);
  };
  const lastFailureAt = () => Math.max(brokenAt, ...failures().map(({ endedAt }) => endedAt));
  const isOver = () => placed().length > 0 && lastFailureAt() < Date.now() - quietMs;
  while (Date.now() - brokenAt < longestMs && !isOver()) await delay(100);
  const lost = failures().filter(({ outcome }) => outcome === 'lost');
  const reasons = new Map<string, number>();
  for (const { status, path } of lost) {
    const reason = `${status ?? 'no answer'} ${path.replaceAll(/\d+/g, '…')}`;
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  const secondsTo = (moment: number) => Math.max(0, moment - brokenAt) / 1000;
  return {
    nextOrder: secondsTo(Math.min(...placed().map(({ endedAt }) => endedAt))),
    lastFailure: secondsTo(lastFailureAt()),
    refused: failures().filter(({ outcome }) => outcome === 'refused').length,
    lost: lost.length,
    reasons,
  };
}
