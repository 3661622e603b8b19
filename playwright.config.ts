import { defineConfig } from '@playwright/test';

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };
/** End-to-end tests that change the shop's modes, an offer or what the seed's people have: one after the other. */
const inTurn = ['**/modes.spec.ts', '**/publish.spec.ts', '**/roles.spec.ts'];
/** Not beside any other: those, and those on a shop whose backend is gone. */
const alone = [...inTurn, '**/stopped.spec.ts'];
/**
 * What these files prove does not depend on the size of the screen, so they run at one size each; both sizes of their
 * screens are opened by `accessibility.spec.ts`.
 */
const desktopOnly = ['**/login.spec.ts', '**/session.spec.ts'];
const phoneOnly = ['**/dashboard.spec.ts'];

/**
 * Journeys on the built shop, at the two sizes the look is drawn for. `scripts/test.mjs` serves the shop, and runs
 * `stopped` once it has stopped the backend.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test that fails once has found something: a race of the shop, or of the test.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.E2E_BASE_URL ?? 'http://127.0.0.1:3100',
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'phone', testIgnore: [...alone, ...desktopOnly], use: phone },
    { name: 'desktop', testIgnore: [...alone, ...phoneOnly], use: desktop },
    {
      name: 'modes',
      testMatch: inTurn,
      dependencies: ['phone', 'desktop'],
      workers: 1,
      fullyParallel: false,
      use: desktop,
    },
    { name: 'stopped', testMatch: '**/stopped.spec.ts', dependencies: ['modes'], workers: 1, use: desktop },
  ],
});
