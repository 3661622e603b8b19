import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { addressRanges, type Limiter } from './limiter';

/**
 * How `@fastify/rate-limit` counts calls: by the ranges of addresses of the other limits.
 * @param limiter that of the sign-in when several instances serve the shop, which counts in the memory of the process while Redis cannot be
 * reached; null when the library counts in its own memory
 */
export const countedBy = (limiter: Limiter | null) => ({
  // A client that has gone has no address any more, and the library would throw.
  keyGenerator: ({ ip }: { ip?: string }) => addressRanges(ip ?? '')[0]?.key ?? '',
  ...(limiter && { store: storeOf(limiter) }),
});

function storeOf(limiter: Limiter): FastifyRateLimitStoreCtor {
  return class RouteLimitStore implements FastifyRateLimitStore {
    private route = '';

    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], window: number): void {
      limiter.add(`route-${this.route}-${key}`, window).then(
        ({ count, left }) => done(null, { current: count, ttl: left }),
        (error: Error) => done(error),
      );
    }

    child({ routeInfo }: Parameters<FastifyRateLimitStore['child']>[0] & { routeInfo?: Route }) {
      const store = new RouteLimitStore();
      store.route = `${String(routeInfo?.method)}-${routeInfo?.url}`;
      return store;
    }
  };
}

type Route = { method: string | string[]; url: string };
