import { dayMs } from '@/utils/timeUnits';

/** A click on a product at Torob that leads to the shop: its id there, and its time (ms). */
export type TorobClick = { clid: string; at: number };

/** The name of the query parameter in which Torob names a click, and of the cookie that keeps it. */
export const torobClickName = 'torob_clid';
/** Torob counts a purchase this long after the first click. */
export const torobClickMs = 7 * dayMs;

const clidPattern = /^[\w-]{1,100}$/;

/** The value of the cookie of a click; null for an id that Torob does not give. */
export const writeTorobClick = (clid: string, now: number): string | null =>
  clidPattern.test(clid) ? `${clid}.${now}` : null;

/** The click in a cookie; null without one in the last seven days. A visitor can change the cookie. @param now ms */
export function readTorobClick(cookie: string | undefined, now: number): TorobClick | null {
  const [clid = '', time = ''] = cookie?.split('.') ?? [];
  const at = Number(time);
  return clidPattern.test(clid) && /^\d{13}$/.test(time) && now - torobClickMs < at && at <= now
    ? { clid, at }
    : null;
}
