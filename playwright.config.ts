import { rmSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import {
  backend,
  backendArguments,
  backendEnv,
  dataDir,
  storefront,
  storefrontArguments,
  storefrontEnv,
} from './tests/e2e/servers';

/** `stopped`: the storefront is served without a backend, for the tests about that. */
const stopped = process.env.E2E_BACKEND === 'stopped';
/** A run may use servers that an earlier run of the same config left, so that one file is tried without a build. */
const reuseExistingServer = process.env.E2E_REUSE === '1';

// Workers read this file too and inherit the environment.
process.env.API_BASE_URL = backend;
process.env.E2E_DATA_DIR = dataDir;
// Other tools read it as well: the check of dead code must not take the database of a running shop away.
const isRunner = process.argv[2] === 'test' && process.env.TEST_WORKER_INDEX === undefined;
if (isRunner && !stopped && !reuseExistingServer) {
  rmSync(dataDir, { recursive: true, force: true });
}

const backendServer = {
  name: 'backend',
  command: `node ${backendArguments.join(' ')}`,
  url: `${backend}/readyz`,
  timeout: 180_000,
  reuseExistingServer,
  env: backendEnv,
};

const serve = `node ${storefrontArguments.join(' ')}`;
const storefrontServer = {
  name: 'storefront',
  // The build reads the pages it renders beforehand from the backend, which Playwright has started before.
  command: stopped || reuseExistingServer ? serve : `npx next build --webpack && ${serve}`,
  url: `${storefront}/faq`,
  timeout: 300_000,
  reuseExistingServer,
  // Without a backend every request fails on purpose, and each failure is a page of output.
  stderr: stopped ? ('ignore' as const) : ('pipe' as const),
  env: storefrontEnv(storefront),
};

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };
/** Tests that change the shop's modes, an offer or the site run alone, one after the other. */
const alone = ['**/modes.spec.ts', '**/publish.spec.ts', '**/desk.spec.ts', '**/killedFronts.spec.ts'];
const withoutBackend = '**/stopped.spec.ts';
/** This test builds and starts a shop of its own, so that it runs alone. */
const ownShop = '**/emptyShop.spec.ts';
/** These pictures are taken first, before other tests have bought something. */
const look = '**/look.spec.ts';
/** This test stops the backend, so it runs after all others. */
const last = '**/restart.spec.ts';

/**
 * End-to-end tests of the built shop. A test runs on a desktop, with the tag `@phone` on a phone, and with `@sizes` on both.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // `npm test -- browser look --update-snapshots` accepts the pictures of the shop as it is.
  snapshotPathTemplate: '{testDir}/look/{arg}{ext}',
  fullyParallel: true,
  // Some tests wait for a minute of the worker, while two others use both processors.
  workers: 3,
  // A test that fails once has found a race, of the shop or of the test.
  retries: 0,
  // A limit is there for what hangs. A busy machine is four times as slow as a quiet one, and no test is about speed.
  timeout: 360_000,
  expect: {
    timeout: 60_000,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/trees/{arg}{ext}' },
  },
  reporter: [['list']],
  webServer: stopped ? [storefrontServer] : [backendServer, storefrontServer],
  use: {
    baseURL: storefront,
    // It would fetch what tests answer in the place of the server. `offline.spec.ts` and its like allow it.
    serviceWorkers: 'block',
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: stopped
    ? [{ name: 'stopped', testMatch: withoutBackend, use: desktop }]
    : [
        { name: 'look', testMatch: look, use: desktop },
        {
          name: 'desktop',
          testIgnore: [look, ...alone, ownShop, last, withoutBackend],
          grepInvert: /@phone/,
          use: desktop,
        },
        {
          name: 'phone',
          testIgnore: [look, ...alone, ownShop, last, withoutBackend],
          grep: /@phone|@sizes/,
          use: phone,
        },
        {
          name: 'modes',
          testMatch: alone,
          dependencies: ['desktop', 'phone'],
          workers: 1,
          fullyParallel: false,
          use: desktop,
        },
        { name: 'emptyShop', testMatch: ownShop, dependencies: ['modes'], use: desktop },
        { name: 'restart', testMatch: last, dependencies: ['emptyShop'], use: desktop },
      ],
});
