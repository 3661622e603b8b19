import type { Callers } from './callers';
import type { CleanUps } from './cleanUps';
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
  /** Takes what a domain leaves behind and is to be removed in time. */
  cleanUps: Pick<CleanUps, 'add'>;
  /** Where browsers find the shop when it is not the address they call the backend by. */
  storefront: Env['storefront'];
  /** Route options that limit the calls of an address: `{ config: limits.writes }`. */
  limits: { writes: RouteLimit; search: RouteLimit };
  /** What signing in needs. */
  signIn: {
    limiter: Limiter;
    limits: Env['signInLimits'];
    sms: SmsSender;
    /** Ids of customers whom nobody may sign in as: see `seed/demoPeople.ts`. */
    closedAccounts: ReadonlySet<number>;
    /** Keys the hashes of codes, and of numbers in the log. */
    secret: string;
  };
};

export type RouteLimit = { rateLimit: { max: number; timeWindow: number } };
