import { minuteMs } from '@/utils/timeUnits';

/** How long the shopper may stay at the gateway before the attempt is given up. */
export const attemptLifetimeMs = 20 * minuteMs;
/**
 * An unpaid order that is out of time stays reserved while a payment attempt is open, but at most this long (ms) after the attempt
 * expired. Then the payment counts as not made, and money that arrives later is returned.
 */
export const longestOverdueMs = 40 * minuteMs;
/** A verification that has not ended by then has lost its process. Longer than the slowest gateway may take to answer. */
export const stuckAfterMs = 2 * minuteMs;

/** Pauses before each question of the worker: about 1, 3, 10 and 20 minutes after the start, then half-hourly. */
const pausesMs = [1, 2, 7, 10].map((minutes) => minutes * minuteMs);
const laterPauseMs = 30 * minuteMs;
/** Questions after which the worker stops asking and leaves the attempt to a person: about three days. */
export const mostInquiries = 150;

/**
 * When the worker asks the next time, as ISO text; null when it has asked often enough.
 * @param planned inquiries that have been planned so far
 */
export function nextInquiry(planned: number, now: number): string | null {
  if (planned >= mostInquiries) return null;
  return new Date(now + (pausesMs[planned] ?? laterPauseMs)).toISOString();
}
