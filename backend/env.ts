import { fileURLToPath } from 'node:url';

/** Everything the process reads from its environment. */
export type Env = {
  host: string;
  port: number;
  /** A PostgreSQL server; null runs the embedded one in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  redisUrl: string | null;
  /** Where `/api/revalidate` is called when something public changed; both or neither. */
  storefront: { url: string; secret: string } | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  seed: 'demo' | 'none';
  /**
   * The demo shop has its people, whose passwords are published: in the embedded database, on a server only where SEED
   * says `demo`, and nowhere when messages are really sent.
   */
  personas: boolean;
  /** Calls a minute of one address to one route. */
  limits: { writes: number; search: number };
  /**
   * Of one address: `codes` an hour, and `logins` in 15 minutes of wrong passwords, wrong codes and looked-up numbers each.
   * `allCodes`: codes an hour of everybody together, since each costs money.
   */
  signInLimits: { codes: number; logins: number; allCodes: number };
  /** Keys the hashes of sign-in codes; null makes one up for this process. */
  authSecret: string | null;
  /** Who carries sign-in codes. */
  sms:
    | { provider: 'console' }
    | {
        provider: 'kavenegar' | 'smsir' | 'ghasedak';
        apiKey: string;
        template: string;
        stockTemplate?: string;
      };
  /** NODE_ENV is `development` or `test`: with the console sender, the outbox of codes is open. */
  development: boolean;
  /** The OpenAPI document and its reader are served. */
  docs: boolean;
  /** Addresses whose X-Forwarded-For is believed, as `proxy-addr` reads them. */
  trustedProxies: string;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const seeds = ['demo', 'none'] as const;
const onOff = ['on', 'off'] as const;
const smsProviders = ['console', 'kavenegar', 'smsir', 'ghasedak'] as const;
const shortestSecret = 16;
const defaultDataDir = fileURLToPath(new URL('../.data/pg', import.meta.url));

/**
 * Reads and checks the environment.
 * @throws Error with one sentence that names the wrong variable
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const text = (name: string) => source[name]?.trim() || null;

  function whole(name: string, fallback: number, least: number, most: number): number {
    const value = text(name);
    if (value === null) return fallback;
    if (!/^\d{1,9}$/.test(value) || Number(value) < least || Number(value) > most) {
      throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
    }
    return Number(value);
  }

  function url(name: string, protocols: readonly string[]): string | null {
    const value = text(name);
    if (value === null) return null;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      throw new Error(
        `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
      );
    }
    return value;
  }

  function choice<T extends string>(name: string, known: readonly T[], fallback: T): T {
    const value = text(name) ?? fallback;
    const found = known.find((one) => one === value);
    if (!found) throw new Error(`${name} must be one of ${known.join(', ')}, not "${value}".`);
    return found;
  }

  function sms(): Env['sms'] {
    const provider = choice('SMS_PROVIDER', smsProviders, 'console');
    if (provider === 'console') return { provider };
    const apiKey = text('SMS_API_KEY');
    const template = text('SMS_TEMPLATE');
    if (!apiKey) throw new Error(`SMS_API_KEY must be set, because SMS_PROVIDER is ${provider}.`);
    if (!template) throw new Error(`SMS_TEMPLATE must be set, because SMS_PROVIDER is ${provider}.`);
    if (provider === 'smsir' && !/^[1-9]\d{0,8}$/.test(template))
      throw new Error(`SMS_TEMPLATE must be the number of a template of SMS.ir, not "${template}".`);
    const stockTemplate = text('SMS_STOCK_TEMPLATE');
    if (provider === 'smsir' && stockTemplate && !/^[1-9]\d{0,8}$/.test(stockTemplate))
      throw new Error(
        `SMS_STOCK_TEMPLATE must be the number of a template of SMS.ir, not "${stockTemplate}".`,
      );
    return { provider, apiKey, template, ...(stockTemplate ? { stockTemplate } : {}) };
  }

  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const redisUrl = url('REDIS_URL', ['redis:', 'rediss:']);
  const authSecret = text('AUTH_SECRET');
  if (authSecret && authSecret.length < shortestSecret)
    throw new Error(`AUTH_SECRET must have ${shortestSecret} characters or more.`);
  // Without it, a code sent by one instance would be unknown to the others.
  if (redisUrl && !authSecret) throw new Error('AUTH_SECRET must be set, because REDIS_URL is set.');

  const sender = sms();
  const storefrontUrl = url('STOREFRONT_URL', ['http:', 'https:']);
  const secret = text('REVALIDATE_SECRET');
  if (storefrontUrl && !secret)
    throw new Error('STOREFRONT_URL is set, so REVALIDATE_SECRET must be set too.');
  if (secret && secret.length < shortestSecret)
    throw new Error(`REVALIDATE_SECRET must have ${shortestSecret} characters or more.`);

  return {
    host: text('HOST') ?? '127.0.0.1',
    port: whole('PORT', 4000, 0, 65_535),
    databaseUrl,
    dataDir: text('DATA_DIR') ?? defaultDataDir,
    redisUrl,
    storefront: storefrontUrl && secret ? { url: storefrontUrl.replace(/\/$/, ''), secret } : null,
    logLevel: choice('LOG_LEVEL', logLevels, 'info'),
    seed: choice('SEED', seeds, 'demo'),
    personas:
      sender.provider === 'console' &&
      (text('SEED') === 'demo' || (text('SEED') === null && databaseUrl === null)),
    limits: {
      writes: whole('RATE_LIMIT_WRITES', 600, 1, 1_000_000),
      search: whole('RATE_LIMIT_SEARCH', 600, 1, 1_000_000),
    },
    signInLimits: {
      codes: whole('RATE_LIMIT_CODES', 20, 1, 1_000_000),
      logins: whole('RATE_LIMIT_LOGINS', 30, 1, 1_000_000),
      allCodes: whole('RATE_LIMIT_ALL_CODES', 1000, 1, 1_000_000),
    },
    authSecret,
    sms: sender,
    development: ['development', 'test'].includes(text('NODE_ENV') ?? ''),
    docs: choice('DOCS', onOff, text('NODE_ENV') === 'production' ? 'off' : 'on') === 'on',
    trustedProxies: text('TRUSTED_PROXIES') ?? 'loopback',
  };
}
