// Every check of the project, on a fresh clone too: lint, floors, styles, dead code, types, Jest (the backend's tests
// again on PostgreSQL when TEST_DATABASE_URL names one), then the built shop in a real browser.
// The last line is «N passed, N failed».
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { answers, bin, capture, install, root, start, stylelintArguments } from './lib/run.mjs';

const ports = { backend: 4100, storefront: 3100 };
const api = `http://127.0.0.1:${ports.backend}`;
const distDir = '.next-test';
const storefrontLog = join(root, '.data', 'storefront-test.log');
const secret = 'only-for-tests-of-the-shop';
let passed = 0;
let failed = 0;
/** What failed, to be named once more at the end, where nobody has to search for it. */
const failures = [];

function fail(name) {
  failed += 1;
  failures.push(name);
}

/** A check that either holds or does not. */
async function check(name, command, args, env) {
  console.log(`\n=== ${name}`);
  const { code } = await capture(command, args, { env });
  if (code === 0) passed += 1;
  else fail(name);
  return code === 0;
}

/** A suite that says how many of its tests passed and failed. */
async function suite(name, command, args, count, env) {
  console.log(`\n=== ${name}`);
  const { code, output } = await capture(command, args, { env });
  const counted = count(output);
  passed += counted.passed;
  failed += counted.failed;
  failures.push(...counted.names);
  // A suite that broke before it counted is a failure too.
  if (code !== 0 && counted.failed === 0) fail(name);
}

const number = (output, pattern) => Number(output.match(pattern)?.[1] ?? 0);

/** Titles of failed tests, each once: runners name them again in their summaries. */
const namesOf = (output, pattern) => [
  ...new Set((output.match(pattern) ?? []).map((line) => line.replace(/^[\s\d●)]+|[\s─]+$/g, ''))),
];

/** «Tests: 2 failed, 120 passed, 122 total» */
const jestCount = (output) => {
  const line = output.match(/^Tests:.*$/m)?.[0] ?? '';
  return {
    passed: number(line, /(\d+) passed/),
    failed: number(line, /(\d+) failed/),
    names: namesOf(output, /^ {2}● (?!Console$).*$/gm),
  };
};
const playwrightCount = (output) => ({
  passed: number(output, /^\s*(\d+) passed/m),
  failed: number(output, /^\s*(\d+) failed/m),
  names: namesOf(output, /^ {2}\d+\) \[.*$/gm),
});

const jest = (name, args, env) =>
  suite(name, bin('jest'), ['--ci', ...args], jestCount, {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    ...env,
  });

await install();

const only = process.argv[2];
if (!only || only === 'static') {
  await check('Lint, format and floors', bin('biome'), ['check', '.']);
  await check('Styles: format, tokens and logical properties', bin('stylelint'), stylelintArguments);
  await check('File names: none that differ by case alone', 'node', ['scripts/checkNames.mjs']);
  await check('Dead code', bin('knip'), []);
  await check('Types', bin('tsc'), ['--noEmit']);
}
if (!only || only === 'jest') {
  await jest('The storefront', ['--selectProjects', 'unit', 'flows', 'screens'], {});
  // The storefront's tests end by themselves. Whether the backend's do has not been shown yet.
  const backend = ['--selectProjects', 'backend', '--forceExit'];
  await jest('The backend on the embedded database', backend, { TEST_DATABASE_URL: '', TEST_REDIS_URL: '' });
  if (process.env.TEST_DATABASE_URL) await jest('The backend on PostgreSQL and Redis', backend, {});
}

/** Seeds a database, builds the storefront against it, serves both and plays the journeys. */
async function browserTests() {
  const dataDir = mkdtempSync(join(tmpdir(), 'pelle-test-'));
  const env = {
    API_BASE_URL: api,
    REVALIDATE_SECRET: secret,
    NEXT_DIST_DIR: distDir,
    E2E_BASE_URL: `http://127.0.0.1:${ports.storefront}`,
    // For the journeys that switch the shop's modes.
    E2E_DATA_DIR: dataDir,
    CHROMIUM_PATH: await findBrowser(),
  };
  const backend = start('node', ['--import', 'tsx', 'backend/main.ts'], {
    env: {
      PORT: String(ports.backend),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      REDIS_URL: '',
      STOREFRONT_URL: env.E2E_BASE_URL,
      REVALIDATE_SECRET: secret,
      LOG_LEVEL: 'warn',
      // The codes of the journeys are read from the outbox, whatever a .env says.
      NODE_ENV: 'test',
      SMS_PROVIDER: 'console',
      RATE_LIMIT_WRITES: '100000',
      RATE_LIMIT_SEARCH: '100000',
      RATE_LIMIT_CODES: '100000',
      RATE_LIMIT_ALL_CODES: '100000',
      RATE_LIMIT_LOGINS: '100000',
    },
  });
  let storefront;
  // It says much while its backend is stopped on purpose; the file is named if anything failed.
  mkdirSync(dirname(storefrontLog), { recursive: true });
  const logFile = openSync(storefrontLog, 'w');
  try {
    await answers(`${api}/readyz`, 180_000, backend);
    const built = await check('Build', bin('next'), ['build', '--webpack'], {
      ...env,
      NODE_ENV: 'production',
    });
    if (!built) return;
    storefront = start(bin('next'), ['start', '-H', '127.0.0.1', '-p', String(ports.storefront)], {
      env: { ...env, NODE_ENV: 'production' },
      output: logFile,
    });
    await answers(env.E2E_BASE_URL, 60_000, storefront);
    const play = (name, ...projects) =>
      suite(
        name,
        bin('playwright'),
        [
          ...['test', '--no-deps', '--pass-with-no-tests'],
          ...projects.map((project) => `--project=${project}`),
          ...process.argv.slice(3),
        ],
        playwrightCount,
        env,
      );
    await play('The built shop in a browser', 'phone', 'desktop');
    await play('Its modes', 'modes');
    await backend.stop();
    await play('Its backend stopped', 'stopped');
  } finally {
    await storefront?.stop();
    await backend.stop();
    closeSync(logFile);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (!only || only === 'browser') {
  try {
    await browserTests();
  } catch (error) {
    console.error(error);
    fail('The browser tests could not be run');
  }
}

if (failures.length > 0) {
  console.log(`\nFailed (the storefront's own words: ${storefrontLog}):`);
  for (const name of failures) console.log(`  ${name}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
