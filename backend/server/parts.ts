import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { CreditScoreProvider } from '@/backend/adapters/creditScore/provider';
import type { LiveIdentity } from '@/backend/adapters/identity/provider';
import type { Gateways } from '@/backend/adapters/payment/gateways';
import type { SmsSender } from '@/backend/adapters/sms/sender';
import type { FileStorage } from '@/backend/adapters/storage/storage';
import type { Feeds } from '@/backend/adapters/torob/configured';
import type { Database } from '@/backend/db/connect';
import type { FindCandidates } from '@/backend/domains/browse/search/candidates';
import type { OuterServices } from '@/backend/domains/desk/outerService/open';
import type { FileReaders } from '@/backend/domains/layout/file/readers';
import type { Callers } from './callers';
import type { CleanUps } from './cleanUps';
import type { DailyCounts } from './dailyCounts';
import type { Env } from './env';
import type { Limiter } from './limiter';

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
  /** Counts the visitors of a day on their way to a purchase. */
  dailyCounts: DailyCounts;
  /** The address at which browsers open the shop, when it differs from the one at which they call the backend. */
  storefront: Env['storefront'];
  /**
   * Route options that limit the calls of an address: `{ config: limits.writes }`. `baskets`: new baskets of guests from one address
   * in an hour.
   */
  limits: { writes: RouteLimit; search: RouteLimit; baskets: number };
  /** The outer services with their accounts. `payment` and `signIn` have those that take money and send messages. */
  outer: OuterServices;
  /** Whether the Redis of the limits answers; `off` without one. */
  redisState(): 'off' | 'ready' | 'lost';
  /** Asks the credit bureau; null in a shop without one. */
  creditScore: CreditScoreProvider | null;
  /** Compares mobile numbers with national ids; null in a shop without such a provider. */
  identity: LiveIdentity;
  payment: {
    gateways: Gateways;
    /** The public address of the shop, to which gateways send browsers back; null when the only gateway is the sandbox. */
    shopUrl: string | null;
    log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  };
  /** The lists of products and orders that other sites read. */
  feeds: Feeds;
  /** Asks the search server for candidates; null in a shop whose PostgreSQL finds them. */
  findCandidates: FindCandidates | null;
  /** Parts of the private files of customers. */
  files: {
    storage: FileStorage;
    /** Key of the signatures of links. */
    secret: string;
    limiter: Limiter;
    readers: FileReaders;
  };
  /** Uses up a code that was sent to a number, in any domain's call. @throws 400 when it is wrong, 429 when no attempts are left */
  confirmByCode(request: FastifyRequest, mobile: string, code: string): Promise<void>;
  /** Parts of the sign-in. */
  signIn: {
    limits: Env['signInLimits'];
    sms: SmsSender;
    /** Ids of customers whose accounts refuse every sign-in; see `seed/demoPeople.ts`. */
    closedAccounts: ReadonlySet<number>;
    /** Key of the hashes of codes, and of mobile numbers in the log. */
    secret: string;
    /** Whether the next start has the same secret, so that what is sealed with it can be kept. */
    isSecretKept: boolean;
  };
};

export type RouteLimit = {
  rateLimit: { max: number | ((request: FastifyRequest) => Promise<number>); timeWindow: number };
};
