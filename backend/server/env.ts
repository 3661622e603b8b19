import { fileURLToPath } from 'node:url';
import { readServerAccounts, type ServerAccounts } from '@/backend/adapters/account/serverAccounts';
import { type PaymentEnv, readPaymentEnv } from '@/backend/adapters/payment/configured';
import { readSearchEnv } from '@/backend/adapters/search/configured';
import type { SearchEnv } from '@/backend/adapters/search/engine';
import { type SmsAccount, templateKinds } from '@/backend/adapters/sms/sender';
import { readStorageEnv, type StorageEnv } from '@/backend/adapters/storage/configured';
import { readTaxEnv, type TaxEnv } from '@/backend/adapters/tax/configured';
import { type Feeds, readFeeds } from '@/backend/adapters/torob/configured';

/** All settings that the process reads from its environment. */
export type Env = {
  host: string;
  port: number;
  /** Address of a PostgreSQL server. Null runs the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Address of one or more copies of it that only read. Null asks the server at `databaseUrl` for everything. */
  readerUrl: string | null;
  dataDir: string;
  /** Storage of the files that customers upload. */
  storage: StorageEnv;
  redisUrl: string | null;
  /** The search server of a very large shop. Null when PostgreSQL alone answers searches. */
  search: SearchEnv | null;
  /** The storefronts whose `/api/revalidate` is called when public data changes, and their secret. */
  storefront: { urls: readonly string[]; secret: string } | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  seed: 'demo' | 'none';
  /**
   * Whether the demo shop gets demo customers, whose passwords are published: always in the embedded database, on a server
   * only when SEED is set to `demo`, and never when a provider sends real messages.
   */
  personas: boolean;
  /** Calls per minute that one address may make to one route. `baskets`: new baskets of guests per address and hour. */
  limits: { writes: number; search: number; baskets: number };
  /**
   * Rate limits. `codes`: codes per address and hour. `logins`: wrong passwords, wrong codes and looked-up numbers (counted
   * separately) per address and 15 minutes. `allCodes`: codes of the whole shop per hour, because each costs money.
   */
  signInLimits: { codes: number; logins: number; allCodes: number };
  /** Key of the hashes of sign-in codes. With null the process generates one. */
  authSecret: string | null;
  /** The provider that sends sign-in codes. */
  sms:
    | { provider: 'console' }
    | {
        provider: 'kavenegar' | 'smsir' | 'ghasedak';
        apiKey: string;
        template: string;
        templates: SmsAccount['templates'];
        line?: string | undefined;
      };
  /** The accounts of outer services in the settings. */
  serverAccounts: ServerAccounts;
  /** Whether outer services without an account are simulated. */
  isDemo: boolean;
  /** The gateways that the shop accepts. Without PAYMENT_GATEWAYS only the demo shop accepts one: the sandbox bank. */
  payment: PaymentEnv;
  /** The lists of products and orders that other sites read. Without FEEDS there is none. */
  feeds: Feeds;
  /** The bureau that is asked for credit scores. With `off`, operators decide every leasing request. */
  creditScore: 'simulated' | 'off';
  /** The provider that compares mobile numbers with national ids. */
  identity: 'simulated' | 'off';
  /** The tax office to which invoices are sent. */
  tax: TaxEnv;
  /** Whether this process runs the worker, which asks banks, releases orders and does what was queued. */
  worker: boolean;
  /** A UUID of which one worker exists at a time. Null when nobody vouches for that. */
  workerId: string | null;
  /** NODE_ENV is `development` or `test`. With the console sender this opens the outbox of codes. */
  development: boolean;
  /** Serve the OpenAPI document and Swagger UI at /docs. */
  docs: boolean;
  /** Addresses of proxies whose X-Forwarded-For is trusted, in the notation of `proxy-addr`. */
  trustedProxies: string;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const seeds = ['demo', 'none'] as const;
const onOff = ['on', 'off'] as const;
const personServices = ['simulated', 'off'] as const;
const smsProviders = ['console', 'kavenegar', 'smsir', 'ghasedak'] as const;
const minSecretLength = 16;
const defaultDataDir = fileURLToPath(new URL('../../.data/pg', import.meta.url));

/**
 * Reads and checks the environment.
 * @throws Error with one sentence that names the wrong variable
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const readText = (name: string) => source[name]?.trim() || null;

  function readWhole(name: string, fallback: number, least: number, most: number): number {
    const value = readText(name);
    if (value === null) return fallback;
    if (!/^\d{1,9}$/.test(value) || Number(value) < least || Number(value) > most) {
      throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
    }
    return Number(value);
  }

  function readUrl(name: string, protocols: readonly string[], value = readText(name)): string | null {
    if (value === null) return null;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      throw new Error(
        `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
      );
    }
    return value;
  }

  /** Addresses separated by commas, without a slash at the end; null when there is none. */
  function readUrls(name: string, protocols: readonly string[]): string[] | null {
    const values = readText(name)?.split(',') ?? [];
    const urls = values.flatMap((value) => readUrl(name, protocols, value.trim()) ?? []);
    return urls.length > 0 ? urls.map((url) => url.replace(/\/$/, '')) : null;
  }

  function readChoice<T extends string>(name: string, options: readonly T[], fallback: T): T {
    const value = readText(name) ?? fallback;
    const found = options.find((option) => option === value);
    if (!found) throw new Error(`${name} must be one of ${options.join(', ')}, not "${value}".`);
    return found;
  }

  function readSms(): Env['sms'] {
    const provider = readChoice('SMS_PROVIDER', smsProviders, 'console');
    if (provider === 'console') return { provider };
    const apiKey = readText('SMS_API_KEY');
    if (!apiKey) throw new Error(`SMS_API_KEY must be set, because SMS_PROVIDER is ${provider}.`);
    const readTemplate = (name: string) => {
      const value = readText(name);
      if (provider === 'smsir' && value && !/^[1-9]\d{0,8}$/.test(value))
        throw new Error(`${name} must be the number of a template of SMS.ir, not "${value}".`);
      return value;
    };
    const template = readTemplate('SMS_TEMPLATE');
    if (!template) throw new Error(`SMS_TEMPLATE must be set, because SMS_PROVIDER is ${provider}.`);
    const others = templateKinds.map(
      (kind) => [kind, readTemplate(`SMS_${kind.toUpperCase()}_TEMPLATE`)] as const,
    );
    const line = readText('SMS_LINE') ?? undefined;
    if (line && !/^\d{4,15}$/.test(line)) throw new Error(`SMS_LINE must have digits only, not "${line}".`);
    const templates = Object.fromEntries(others.filter(([, value]) => value));
    return { provider, apiKey, template, templates, line };
  }

  const dataDir = readText('DATA_DIR') ?? defaultDataDir;
  const databaseUrl = readUrl('DATABASE_URL', ['postgres:', 'postgresql:']);
  const readerUrl = readUrl('DATABASE_READER_URL', ['postgres:', 'postgresql:']);
  if (readerUrl && !databaseUrl)
    throw new Error('DATABASE_URL must be set, because DATABASE_READER_URL is set.');
  const redisUrl = readUrl('REDIS_URL', ['redis:', 'rediss:']);
  const authSecret = readText('AUTH_SECRET');
  if (authSecret && authSecret.length < minSecretLength)
    throw new Error(`AUTH_SECRET must have ${minSecretLength} characters or more.`);
  // REDIS_URL means several instances, and each must accept the codes that the others have sent.
  if (redisUrl && !authSecret) throw new Error('AUTH_SECRET must be set, because REDIS_URL is set.');

  const sender = readSms();
  const storefrontUrls = readUrls('STOREFRONT_URL', ['http:', 'https:']);
  const secret = readText('REVALIDATE_SECRET');
  if (storefrontUrls && !secret)
    throw new Error('REVALIDATE_SECRET must be set, because STOREFRONT_URL is set.');
  if (secret && secret.length < minSecretLength)
    throw new Error(`REVALIDATE_SECRET must have ${minSecretLength} characters or more.`);

  const personas =
    sender.provider === 'console' &&
    (readText('SEED') === 'demo' || (readText('SEED') === null && databaseUrl === null));
  const development = ['development', 'test'].includes(readText('NODE_ENV') ?? '');
  const isDemo = personas || development;
  const payment = readPaymentEnv({ readText, readUrl, isDemo });

  const workerId = readText('WORKER_ID');
  if (workerId && !/^[\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}$/i.test(workerId))
    throw new Error(`WORKER_ID must be a UUID, not "${workerId}".`);

  return {
    host: readText('HOST') ?? '127.0.0.1',
    port: readWhole('PORT', 4000, 0, 65_535),
    databaseUrl,
    readerUrl,
    dataDir,
    storage: readStorageEnv({ readText, readUrl, readChoice }, `${dataDir}.files`),
    redisUrl,
    search: readSearchEnv({ readText, readUrl }),
    storefront: storefrontUrls && secret ? { urls: storefrontUrls, secret } : null,
    logLevel: readChoice('LOG_LEVEL', logLevels, 'info'),
    seed: readChoice('SEED', seeds, 'demo'),
    personas,
    limits: {
      writes: readWhole('RATE_LIMIT_WRITES', 600, 1, 1_000_000),
      search: readWhole('RATE_LIMIT_SEARCH', 120, 1, 1_000_000),
      baskets: readWhole('RATE_LIMIT_BASKETS', 60, 1, 1_000_000),
    },
    signInLimits: {
      codes: readWhole('RATE_LIMIT_CODES', 20, 1, 1_000_000),
      logins: readWhole('RATE_LIMIT_LOGINS', 30, 1, 1_000_000),
      allCodes: readWhole('RATE_LIMIT_ALL_CODES', 1000, 1, 1_000_000),
    },
    authSecret,
    sms: sender,
    serverAccounts: readServerAccounts(readText),
    isDemo,
    payment,
    feeds: readFeeds({ readText, readUrl, shopUrl: payment.shopUrl, isDemo }),
    creditScore: readChoice('CREDIT_SCORE', personServices, isDemo ? 'simulated' : 'off'),
    identity: readChoice('IDENTITY_CHECK', personServices, isDemo ? 'simulated' : 'off'),
    tax: readTaxEnv({ readText, readUrl, readChoice, isDemo }),
    workerId,
    worker: readChoice('WORKER', onOff, 'on') === 'on',
    development,
    docs: readChoice('DOCS', onOff, readText('NODE_ENV') === 'production' ? 'off' : 'on') === 'on',
    trustedProxies: readText('TRUSTED_PROXIES') ?? 'loopback',
  };
}
