// Reads .env, if it exists, and checks the variables of the storefront. The backend checks its own.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Sets the variables of `.env`. A variable that is already set is not changed. */
export function loadDotEnv() {
  const path = join(root, '.env');
  if (!existsSync(path)) return;
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const match = line.match(/^\s*([A-Z][A-Z0-9_]*)\s*=\s*(.*?)\s*$/);
    if (match && !(match[1] in process.env)) process.env[match[1]] = match[2].replace(/^(['"])(.*)\1$/, '$2');
  }
}

const isUrl = (value) => /^https?:\/\/[^\s/]+/.test(value);

const isPort = (value) => /^\d{1,5}$/.test(value) && Number(value) < 65_536;

const rules = {
  STOREFRONT_HOST: [
    (value) => /^[a-z0-9.:-]+$/i.test(value),
    'an address of this machine: 127.0.0.1, or 0.0.0.0 for all of its networks',
  ],
  STOREFRONT_PORT: [isPort, 'a port number such as 3000'],
  PORT: [isPort, 'a port number such as 4000'],
  API_BASE_URL: [isUrl, 'an address such as http://127.0.0.1:4000'],
  NEXT_PUBLIC_API_BASE_URL: [
    (value) => value === '/api' || isUrl(value),
    '/api, or an address such as https://api.shop.example',
  ],
  IMAGE_HOSTS: [
    (value) => value === '' || value.split(',').every((host) => /^[a-z0-9.-]+$/i.test(host)),
    'host names separated by commas',
  ],
  SERVICE_WORKER: [(value) => value === 'on' || value === 'off', 'on or off'],
};

/** Secrets of the storefront. Only their length is checked, and they are never printed. */
const secrets = ['REVALIDATE_SECRET'];
const minSecretLength = 16;

/** Prints an error and ends the process when a variable of the storefront is wrong. */
export function checkStorefrontEnv() {
  for (const [name, [isRight, wanted]] of Object.entries(rules)) {
    const value = process.env[name];
    if (value !== undefined && !isRight(value)) {
      console.error(`${name} is «${value}», but must be ${wanted}. See .env.example.`);
      process.exit(1);
    }
  }
  for (const name of secrets) {
    const value = process.env[name];
    if (value !== undefined && value.length < minSecretLength) {
      console.error(`${name} must have ${minSecretLength} characters or more. See .env.example.`);
      process.exit(1);
    }
  }
}

/** Addresses that mean all networks of the machine. The machine itself uses the loopback address. */
const wildcardHosts = new Set(['0.0.0.0', '::']);

/** Host and port of the storefront, and its URL on this machine. Without `STOREFRONT_HOST` only this machine can reach it. */
export function storefrontAddress() {
  const host = process.env.STOREFRONT_HOST ?? '127.0.0.1';
  const port = Number(process.env.STOREFRONT_PORT ?? 3000);
  const reachableHost = wildcardHosts.has(host) ? '127.0.0.1' : host;
  return {
    host,
    port,
    url: `http://${reachableHost.includes(':') ? `[${reachableHost}]` : reachableHost}:${port}`,
  };
}

const levels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

/**
 * Destinations of the storefront's output at `LOG_LEVEL`, as [stdout, stderr]. Next writes warnings and errors to stderr
 * and everything else to stdout.
 */
export function storefrontOutput(level = process.env.LOG_LEVEL ?? 'warn') {
  const shown = (from) => (levels.indexOf(level) >= levels.indexOf(from) ? 'inherit' : 'ignore');
  return [shown('info'), shown('error')];
}
