import { dayMs } from '@/utils/timeUnits';

/** A click on a product at Torob that leads to the shop: its id there, and its time (ms). */
export type TorobClick = { clid: string; at: number };

/** The name of the query parameter in which Torob names a click, and of the cookie that keeps it. */
export const torobClickName = 'torob_clid';
/** Torob counts a purchase this long after the first click. */
const torobClickMs = 7 * dayMs;

const clidPattern = /^[\w-]{1,100}$/;

/** A request that may be such a click: its path with the query, its `Cookie` header, and whether the visitor came over TLS. */
type Visit = { url: string; cookies: string | null | undefined; isOverTls: boolean };

/**
 * The `Set-Cookie` header by which the answer to a click at Torob keeps its id; null for every other request, for an id that Torob does
 * not give, and for another opening of the same click, whose first time counts. @param now ms
 */
export function writeTorobClick({ url, cookies, isOverTls }: Visit, now: number): string | null {
  const mark = url.indexOf('?');
  if (mark < 0 || !url.includes(torobClickName, mark)) return null;
  const clid = new URLSearchParams(url.slice(mark)).get(torobClickName) ?? '';
  const isKnown = cookies?.split('; ').some((one) => one.startsWith(`${torobClickName}=${clid}.`));
  if (!clidPattern.test(clid) || isKnown) return null;
  const secure = isOverTls ? '; Secure' : '';
  return `${torobClickName}=${clid}.${now}; Path=/; Max-Age=${torobClickMs / 1000}; HttpOnly; SameSite=Lax${secure}`;
}

/** The click in a cookie; null without one in the last seven days. A visitor can change the cookie. @param now ms */
export function readTorobClick(cookie: string | undefined, now: number): TorobClick | null {
  const [clid = '', time = ''] = cookie?.split('.') ?? [];
  const at = Number(time);
  return clidPattern.test(clid) && /^\d{13}$/.test(time) && now - torobClickMs < at && at <= now
    ? { clid, at }
    : null;
}
