import { minuteMs } from '@/utils/timeUnits';
import { mostCallsOfMinute, mostPagesOfCall } from './webhook';

/** The host of an entry; null when an entry of `items` is not as documented. */
function hostOf(item: unknown): string | null {
  const { page_url: url, page_unique: unique } = Object(item);
  const isNamed = typeof unique === 'string' && unique.length > 0 && unique.length <= 200;
  return isNamed && typeof url === 'string' && URL.canParse(url) ? new URL(url).host : null;
}

/** A shop's account at the simulated Torob: its token, and the only host whose pages it may name. */
type Account = { token: string; host: string };

/**
 * Torob's side of the webhook, by its document: judges a call and answers the status. A refused call counts for the limit too.
 * @param now ms
 */
export function simulateTorob({ token, host }: Account, now: () => number) {
  const calls: number[] = [];
  return (authorization: string | undefined, body: unknown): number => {
    const at = now();
    calls.push(at);
    if (calls.filter((one) => one > at - minuteMs).length > mostCallsOfMinute) return 429;
    if (authorization !== `Bearer ${token}`) return 401;
    const { items }: { items?: unknown } = Object(body);
    if (!Array.isArray(items) || items.length === 0 || items.length > mostPagesOfCall) return 400;
    const hosts = items.map(hostOf);
    if (hosts.includes(null)) return 400;
    return hosts.every((one) => one === host) ? 200 : 403;
  };
}
