// Reads .env (if there is one) and checks the variables of the storefront; the backend checks its own.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Puts the lines of `.env` into the environment; what is set already wins. */
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
};

/** Ends the process with one sentence when a variable of the storefront is wrong. */
export function checkStorefrontEnv() {
  for (const [name, [isRight, wanted]] of Object.entries(rules)) {
    const value = process.env[name];
    if (value !== undefined && !isRight(value)) {
      console.error(`${name} is «${value}», but must be ${wanted}. See .env.example.`);
      process.exit(1);
    }
  }
}
