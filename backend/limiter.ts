import { isIPv6 } from 'node:net';
import type { Redis } from 'ioredis';

/**
 * Counts what may happen only so often: a fixed window opens with the first count and lasts `window` ms. Unlike the
 * rate limits of routes it counts by number as well as by address, and can give back.
 */
export type Limiter = {
  /** Counts one. @returns 0 while no more than `max` are counted in the window, else the seconds until it closes */
  take(key: string, max: number, window: number): Promise<number>;
  /** Uncounts one: what was guarded against did not happen. */
  giveBack(key: string): Promise<void>;
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

  return {
    async take(key, max, window) {
      const time = now();
      sweep(time);
      const open = windows.get(key);
      const current = open && open.until > time ? open : { count: 0, until: time + window };
      current.count += 1;
      windows.set(key, current);
      return current.count <= max ? 0 : secondsOf(current.until - time);
    },
    async giveBack(key) {
      const open = windows.get(key);
      if (open && open.count > 0) open.count -= 1;
    },
  };
}

const takeScript = `local count = redis.call('INCR', KEYS[1])
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
  return {
    async take(key, max, window) {
      try {
        // A command would wait for the connection to come back, and the shopper with it.
        if (redis.status !== 'ready') return await fallback.take(key, max, window);
        const answer: unknown = await redis.eval(takeScript, 1, name(key), window);
        const [count, left] = Array.isArray(answer) ? answer.map(Number) : [];
        if (count === undefined || left === undefined) throw new Error('Redis answered something else.');
        return count <= max ? 0 : secondsOf(left);
      } catch {
        return fallback.take(key, max, window);
      }
    },
    async giveBack(key) {
      if (redis.status !== 'ready') return fallback.giveBack(key);
      await redis.eval(giveBackScript, 1, name(key)).catch(() => fallback.giveBack(key));
    },
  };
}

/** Whole seconds, at least one, for a shopper to wait. @param left ms */
export const secondsOf = (left: number) => Math.max(1, Math.ceil(left / 1000));

/** What an address is counted by: one household of IPv6 has a whole /64 of them. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const before = groups(head);
  const after = groups(tail ?? '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const all = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
