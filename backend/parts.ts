import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Callers } from './callers';
import type { CleanUps } from './cleanUps';
import type { CreditScoreProvider } from './creditScore/provider';
import type { Database } from './db/connect';
import type { FileReaders } from './domains/file/readers';
import type { Env } from './env';
import type { IdentityProvider } from './identity/provider';
import type { Limiter } from './limiter';
import type { Gateways } from './payment/gateways';
import type { SmsSender } from './sms/sender';
import type { FileStorage } from './storage/storage';

/** The parts that the routes of a domain receive. */
export type DomainParts = {
  db: Database;
  /** The shop's clock, ms since the epoch. */
  now: () => number;
  /** Finds the signed-in customer of a request. */
  callers: Callers;
  /** Counts guesses, such as those of sign-in codes and coupons. */
  limiter: Limiter;
  /** Registers rows that are to be deleted when they are old. */
  cleanUps: Pick<CleanUps, 'add'>;
  /** The address at which browsers open the shop, when it differs from the one at which they call the backend. */
  storefront: Env['storefront'];
  /**
   * Route options that limit the calls of an address: `{ config: limits.writes }`. `baskets`: new baskets of guests from one address
   * in an hour.
   */
  limits: { writes: RouteLimit; search: RouteLimit; baskets: number };
  /** Asks the credit bureau; null in a shop without one. */
  creditScore: CreditScoreProvider | null;
  /** Compares mobile numbers with national ids; null in a shop without such a service. */
  identity: IdentityProvider | null;
  payment: {
    gateways: Gateways;
    /** The public address of the shop, to which gateways send browsers back; null when the only gateway is the sandbox. */
    shopUrl: string | null;
    log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  };
  /** Parts of the private files of customers. */
  files: {
    storage: FileStorage;
    /** Key of the signatures of links. */
    secret: string;
    limiter: Limiter;
    readers: FileReaders;
  };
  /** Parts of the sign-in. */
  signIn: {
    limits: Env['signInLimits'];
    sms: SmsSender;
    /** Ids of customers whose accounts refuse every sign-in; see `seed/demoPeople.ts`. */
    closedAccounts: ReadonlySet<number>;
    /** Key of the hashes of codes, and of mobile numbers in the log. */
    secret: string;
  };
};

export type RouteLimit = {
  rateLimit: { max: number | ((request: FastifyRequest) => Promise<number>); timeWindow: number };
};
