// Runs every check of the project, also on a fresh clone: lint, floors, styles, dead code, types, Jest (with TEST_DATABASE_URL
// the backend on the embedded database and on PostgreSQL), then the built shop in a real browser.
// `npm test -- jest tests/backend/buy` runs one part, with what follows for Jest or Playwright. The last line is «N passed, N failed».
import { findBrowser } from './lib/browser.mjs';
import { runChecks, staticChecks } from './lib/checks.mjs';
import { jestCommand } from './lib/jest.mjs';
import { installPackages } from './lib/packages.mjs';
import { binPath, captureCommand } from './lib/run.mjs';
import { writeGroups } from './lib/testGroups.mjs';

let passed = 0;
let failed = 0;
/** Names of failed checks and tests, which the end of the output repeats. */
const failures = [];

function recordFailure(name) {
  failed += 1;
  failures.push(name);
}

/** Runs a test suite. `count` reads the numbers of passed and failed tests from its output. */
async function runSuite(name, command, args, count, env) {
  console.log(`\n=== ${name}`);
  const { code, output } = await captureCommand(command, args, { env });
  const counted = count(output);
  passed += counted.passed;
  failed += counted.failed;
  failures.push(...counted.names);
  // A suite that ended before it printed its numbers is a failure too.
  if (code !== 0 && counted.failed === 0) recordFailure(name);
}

const number = (output, pattern) => Number(output.match(pattern)?.[1] ?? 0);

/** Titles of failed tests, without the repetitions of the summary. */
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

/** Runs Jest, without names of files on the groups of `writeGroups`. @param projects none are all of them */
const jest = (name, projects, paths, env) => {
  const chosen = projects.flatMap((one) => ['--selectProjects', one]);
  const named = paths.length > 0 ? ['--passWithNoTests', '--', ...paths] : [];
  const groups = paths.length > 0 ? {} : { TEST_GROUPS: 'on' };
  return runSuite(name, ...jestCommand(['--ci', ...chosen, ...named]), jestCount, { ...env, ...groups });
};

/** The files of tests that Jest would put into groups. */
async function listTests(projects, ...args) {
  const chosen = projects.flatMap((one) => ['--selectProjects', one]);
  const { output } = await captureCommand(...jestCommand([...chosen, '--listTests', ...args]), {
    quiet: true,
  });
  return output.split('\n').filter((line) => line.endsWith('.test.ts'));
}

/** Backend tests that also run on the embedded database when a PostgreSQL is there: SQL, races, histories, faults and the start. */
const onBoth = /backend\/(db\/|buy\/(checkout\/placeRaces|faults|payment\/histories)\.|server\/emptyShop\.)/;
/** Tests of what the demo shop of the embedded database has: its data, its search and its pages. They do not run on PostgreSQL. */
const onEmbeddedOnly = /tests\/(contract\/|backend\/(seed\/|browse\/(search\/|shop\.)))/;

const parts = ['static', 'jest', 'browser'];
const [only, ...rest] = process.argv.slice(2);
if (only !== undefined && !parts.includes(only)) {
  console.error(`«${only}» is no part of the tests. Type one of ${parts.join(', ')}, or nothing for all.`);
  process.exit(1);
}
await installPackages();

if (!only || only === 'static') {
  const failedChecks = await runChecks(staticChecks);
  passed += staticChecks.length - failedChecks.length;
  for (const name of failedChecks) recordFailure(name);
}
if (!only || only === 'jest') {
  const hasServer = Boolean(process.env.TEST_DATABASE_URL);
  // A test that does not import the databases of the server would repeat there what it has proved on the embedded one.
  const onServer = hasServer
    ? (await listTests(['backend'], '--findRelatedTests', 'tests/support/serverDatabase.ts')).filter(
        (file) => !onEmbeddedOnly.test(file),
      )
    : [];
  const all = await listTests(['unit', 'backend']);
  writeGroups(all.filter((file) => onBoth.test(file) || !onServer.includes(file)));
  const noServer = { TEST_DATABASE_URL: '', TEST_REDIS_URL: '' };
  // A single run for all projects uses both processors until its end.
  await jest('Jest, the backend on the embedded database', [], rest, noServer);
  if (hasServer) {
    writeGroups(onServer);
    await jest('The backend on PostgreSQL and Redis', ['backend'], rest, {});
  }
}

if (!only || only === 'browser') {
  try {
    const env = { CHROMIUM_PATH: await findBrowser() };
    const args = ['test', '--pass-with-no-tests', ...rest];
    await runSuite('The built shop in a browser', binPath('playwright'), args, playwrightCount, env);
    const stopped = { ...env, E2E_BACKEND: 'stopped' };
    await runSuite(
      'The built shop without its backend',
      binPath('playwright'),
      args,
      playwrightCount,
      stopped,
    );
  } catch (error) {
    console.error(error);
    recordFailure('The browser tests could not be run');
  }
}

if (failures.length > 0) {
  console.log('\nFailed:');
  for (const name of failures) console.log(`  ${name}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
