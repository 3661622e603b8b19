import type { Callers } from './callers';
import type { Database } from './db/connect';
import type { Env } from './env';
import type { Limiter } from './limiter';
import type { SmsSender } from './sms/sender';

/** What a domain's routes are given. */
export type DomainParts = {
  db: Database;
  /** The shop's clock, ms since the epoch. */
  now: () => number;
  /** Who calls. */
  callers: Callers;
  /** Route options that limit the calls of an address: `{ config: limits.writes }`. */
  limits: { writes: RouteLimit; search: RouteLimit };
  /** What signing in needs. */
  signIn: {
    limiter: Limiter;
    limits: Env['signInLimits'];
    sms: SmsSender;
    /** Keys the hashes of codes. */
    secret: string;
  };
};

export type RouteLimit = { rateLimit: { max: number; timeWindow: number } };
