import type { Redis } from 'ioredis';
import ipaddr from 'ipaddr.js';
import { minuteMs } from '@/utils/timeUnits';

/** The count of a window, and the time (ms) until it closes. */
type Counted = { count: number; left: number };

/** A rate limiter with fixed windows. A window opens with the first count of a key and lasts `window` ms. */
export type Limiter = {
  /** Adds one to the count of a key. */
  add(key: string, window: number): Promise<Counted>;
  /** Adds one. @returns 0 while the count is at most `max`, else the seconds until the window closes */
  take(key: string, max: number, window: number): Promise<number>;
  /** Subtracts one, for a call that must not count after all. */
  giveBack(key: string): Promise<void>;
  /** The count of the open window of a key. */
  count(key: string): Promise<number>;
};

/** Closed windows are deleted at most this often. */
const sweepIntervalMs = minuteMs;

/** Counts in this process. @param now the shop's clock, ms since the epoch */
export function memoryLimiter(now: () => number): Limiter {
  const windows = new Map<string, { count: number; until: number }>();
  let swept = now();

  function sweep(time: number): void {
    if (time - swept < sweepIntervalMs) return;
    swept = time;
    for (const [key, { until }] of windows) if (until <= time) windows.delete(key);
  }

  async function add(key: string, window: number): Promise<Counted> {
    const time = now();
    sweep(time);
    const open = windows.get(key);
    const current = open && open.until > time ? open : { count: 0, until: time + window };
    current.count += 1;
    windows.set(key, current);
    return { count: current.count, left: current.until - time };
  }

  return {
    add,
    take: async (key, max, window) => secondsToWait(await add(key, window), max),
    async giveBack(key) {
      const open = windows.get(key);
      if (open && open.count > 0) open.count -= 1;
    },
    async count(key) {
      const open = windows.get(key);
      return open && open.until > now() ? open.count : 0;
    },
  };
}

const addScript = `local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;
const giveBackScript = `local count = tonumber(redis.call('GET', KEYS[1]) or '0')
if count > 0 then redis.call('DECR', KEYS[1]) end`;

/**
 * Counts in Redis, which several instances share. While Redis cannot be reached the process counts in its own memory, so
 * that the shop stays open and the limits still hold.
 */
export function redisLimiter(redis: Redis, now: () => number): Limiter {
  const fallback = memoryLimiter(now);
  const name = (key: string) => `pelle-guard-${key}`;

  async function add(key: string, window: number): Promise<Counted> {
    try {
      // A command would wait until the connection returns, and so would the shopper.
      if (redis.status !== 'ready') return await fallback.add(key, window);
      const answer: unknown = await redis.eval(addScript, 1, name(key), window);
      const [count, left] = Array.isArray(answer) ? answer.map(Number) : [];
      if (count === undefined || left === undefined)
        throw new Error('Redis did not answer a count and a time to live.');
      return { count, left };
    } catch {
      return fallback.add(key, window);
    }
  }

  return {
    add,
    take: async (key, max, window) => secondsToWait(await add(key, window), max),
    async giveBack(key) {
      if (redis.status !== 'ready') return fallback.giveBack(key);
      await redis.eval(giveBackScript, 1, name(key)).catch(() => fallback.giveBack(key));
    },
    async count(key) {
      if (redis.status !== 'ready') return fallback.count(key);
      return redis.get(name(key)).then(Number, () => fallback.count(key));
    },
  };
}

const secondsToWait = ({ count, left }: Counted, max: number) => (count <= max ? 0 : secondsOf(left));

/** Rounds up to whole seconds, at least one, for messages to a shopper. @param left ms */
export const secondsOf = (left: number) => Math.max(1, Math.ceil(left / 1000));

/** A range of addresses that is counted under one key. Its limits are multiplied by `times`. */
export type AddressRange = { key: string; times: number };

/**
 * The ranges by which an address is counted. An IPv4 address counts by itself. An IPv6 address counts by its /64, which
 * belongs to one household, and by its /48, because one connection may have all 65,536 of its /64 ranges.
 */
export function addressRanges(address: string): AddressRange[] {
  // `process` reads an IPv4 address that is written as IPv6 (::ffff:203.0.113.7) as IPv4.
  const parsed = ipaddr.isValid(address) ? ipaddr.process(address) : null;
  if (!(parsed instanceof ipaddr.IPv6)) return [{ key: parsed?.toString() ?? address, times: 1 }];
  const prefix = (length: number) =>
    parsed.parts
      .slice(0, length)
      .map((part) => part.toString(16))
      .join(':');
  return [
    { key: `${prefix(4)}/64`, times: 1 },
    { key: `${prefix(3)}/48`, times: 4 },
  ];
}

/** The network of an address for people to read, without the part that names one line: «203.0.113.…», «2001:db8:1:…». */
export function networkOf(address: string): string {
  const parsed = ipaddr.isValid(address) ? ipaddr.process(address) : null;
  if (parsed instanceof ipaddr.IPv6)
    return `${parsed.parts
      .slice(0, 3)
      .map((part) => part.toString(16))
      .join(':')}:…`;
  return parsed ? `${parsed.toString().split('.').slice(0, 3).join('.')}.…` : '';
}

/** Counts the customers who have signed in from a range of addresses within a day. */
export const customersKey = (range: string) => `customers:${range}`;

/** The limit of a range from which many customers sign in, such as a mobile carrier's, grows at most by this factor. */
const maxGrowthFactor = 10;

/**
 * The limit of a range of addresses. It grows with each customer who signed in from it within a day, because many people then
 * share the address. A customer counts once, so that one account cannot raise the limit.
 * @param max for a range without customers @param perCustomer how much each customer adds
 */
export async function grownLimit(
  limiter: Pick<Limiter, 'count'>,
  { key, times }: AddressRange,
  max: number,
  perCustomer = 1,
): Promise<number> {
  const customers = await limiter.count(customersKey(key));
  return Math.min(max * times + customers * perCustomer, max * times * maxGrowthFactor);
}
