import type { Callers } from './callers';
import type { Database } from './db/connect';

/** What a domain's routes are given. */
export type DomainParts = {
  db: Database;
  /** The shop's clock, ms since the epoch. */
  now: () => number;
  /** Who calls. */
  callers: Callers;
  /** Route options that limit the calls of an address: `{ config: limits.writes }`. */
  limits: { writes: RouteLimit; search: RouteLimit };
};

export type RouteLimit = { rateLimit: { max: number; timeWindow: number } };
