import type { Redis } from 'ioredis';
import ipaddr from 'ipaddr.js';

/** How many are counted in a window, and how long (ms) it stays open. */
type Counted = { count: number; left: number };

/** Counts what may happen only so often: a fixed window opens with the first count and lasts `window` ms. */
export type Limiter = {
  /** Counts one. */
  add(key: string, window: number): Promise<Counted>;
  /** Counts one. @returns 0 while no more than `max` are counted in the window, else the seconds until it closes */
  take(key: string, max: number, window: number): Promise<number>;
  /** Uncounts one: what was guarded against did not happen. */
  giveBack(key: string): Promise<void>;
  /** How many are counted in the open window of a key. */
  count(key: string): Promise<number>;
};

/** How often (ms) windows that have closed are thrown away. */
const sweepEvery = 60_000;

/** Counts in this process. @param now the shop's clock, ms since the epoch */
export function memoryLimiter(now: () => number): Limiter {
  const windows = new Map<string, { count: number; until: number }>();
  let swept = now();

  function sweep(time: number): void {
    if (time - swept < sweepEvery) return;
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
 * Counts in Redis, so that several instances share it. While Redis is out of reach this process counts by itself: that
 * must neither close the shop nor leave the door open.
 */
export function redisLimiter(redis: Redis, now: () => number): Limiter {
  const fallback = memoryLimiter(now);
  const name = (key: string) => `pelle-guard-${key}`;

  async function add(key: string, window: number): Promise<Counted> {
    try {
      // A command would wait for the connection to come back, and the shopper with it.
      if (redis.status !== 'ready') return await fallback.add(key, window);
      const answer: unknown = await redis.eval(addScript, 1, name(key), window);
      const [count, left] = Array.isArray(answer) ? answer.map(Number) : [];
      if (count === undefined || left === undefined) throw new Error('Redis answered something else.');
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

/** Whole seconds, at least one, for a shopper to wait. @param left ms */
export const secondsOf = (left: number) => Math.max(1, Math.ceil(left / 1000));

/** A range of addresses that is counted as one; `times` is how many single addresses it may act like. */
export type AddressRange = { key: string; times: number };

/**
 * What an address is counted by. IPv4: itself. IPv6: its /64, which one household has whole, and its /48, since an
 * ordinary line may have 65,536 of those.
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
