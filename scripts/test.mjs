// Every check of the project, on a fresh clone too: lint, floors, styles, dead code, types, Jest (the backend's tests
// again on PostgreSQL when TEST_DATABASE_URL names one), then the built shop in a real browser.
// The last line is «N passed, N failed».
import { findBrowser } from './lib/browser.mjs';
import { bin, capture, install, stylelintArguments } from './lib/run.mjs';

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
  // One run of everything keeps both processors busy to its end.
  await jest('Jest, the backend on the embedded database', [], { TEST_DATABASE_URL: '', TEST_REDIS_URL: '' });
  if (process.env.TEST_DATABASE_URL) {
    await jest('The backend on PostgreSQL and Redis', ['--selectProjects', 'backend'], {});
  }
}

if (!only || only === 'browser') {
  try {
    const env = { CHROMIUM_PATH: await findBrowser() };
    const args = ['test', '--pass-with-no-tests', ...process.argv.slice(3)];
    await suite('The built shop in a browser', bin('playwright'), args, playwrightCount, env);
    const stopped = { ...env, E2E_BACKEND: 'stopped' };
    await suite('The built shop without its backend', bin('playwright'), args, playwrightCount, stopped);
  } catch (error) {
    console.error(error);
    fail('The browser tests could not be run');
  }
}

if (failures.length > 0) {
  console.log('\nFailed:');
  for (const name of failures) console.log(`  ${name}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
