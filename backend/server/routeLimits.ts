import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Limiter } from './limiter';

/**
 * Lets `@fastify/rate-limit` count in the limiter of the sign-in when several instances serve the shop. That limiter counts
 * in the memory of the process while Redis cannot be reached.
 */
export function routeLimitStore(limiter: Limiter): FastifyRateLimitStoreCtor {
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
