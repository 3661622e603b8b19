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
  /** Calls a minute of one address to one route. */
  limits: { writes: number; search: number };
  /** Addresses whose X-Forwarded-For is believed, as `proxy-addr` reads them. */
  trustedProxies: string;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const seeds = ['demo', 'none'] as const;
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

  const storefrontUrl = url('STOREFRONT_URL', ['http:', 'https:']);
  const secret = text('REVALIDATE_SECRET');
  if (storefrontUrl && !secret)
    throw new Error('STOREFRONT_URL is set, so REVALIDATE_SECRET must be set too.');

  return {
    host: text('HOST') ?? '127.0.0.1',
    port: whole('PORT', 4000, 0, 65_535),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    dataDir: text('DATA_DIR') ?? defaultDataDir,
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:']),
    storefront: storefrontUrl && secret ? { url: storefrontUrl.replace(/\/$/, ''), secret } : null,
    logLevel: choice('LOG_LEVEL', logLevels, 'info'),
    seed: choice('SEED', seeds, 'demo'),
    limits: {
      writes: whole('RATE_LIMIT_WRITES', 600, 1, 1_000_000),
      search: whole('RATE_LIMIT_SEARCH', 600, 1, 1_000_000),
    },
    trustedProxies: text('TRUSTED_PROXIES') ?? 'loopback',
  };
}
