// `npm run mutants` breaks single rules of the code on purpose and counts how many of these mutants the tests catch. It changes
// files and restores them, so it wants a clean checkout. Options: `--each 20` mutants an area, `--seed 1` of their choice.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { jestCommand } from './lib/jest.mjs';
import { captureCommand, root } from './lib/run.mjs';

/** The files of each area in which rules are broken, and the tests that must notice it when those named after the domain do not. */
const areas = {
  rules: { files: ['rules/**/*.ts'], tests: 'tests/(unit|flows|backend)/' },
  store: { files: ['store/**/*.ts'], tests: 'tests/(flows|screens)/' },
  buy: {
    files: ['backend/domains/buy/**/*.ts', 'backend/domains/buy/**/*.sql'],
    tests: 'tests/backend/buy/',
  },
};

/** Each pair is one way to break a line. */
const breaks = {
  ts: [
    [' === ', ' !== '],
    [' !== ', ' === '],
    [' < ', ' <= '],
    [' <= ', ' < '],
    [' > ', ' >= '],
    [' >= ', ' > '],
    [' && ', ' || '],
    [' || ', ' && '],
    [' + ', ' - '],
    [' - ', ' + '],
    [' * ', ' / '],
    ['true', 'false'],
    ['false', 'true'],
    ['Math.min(', 'Math.max('],
    ['Math.max(', 'Math.min('],
    ['Math.floor(', 'Math.ceil('],
    ['!is', 'is'],
  ],
  sql: [
    [' <> ', ' = '],
    [' < ', ' <= '],
    [' <= ', ' < '],
    [' > ', ' >= '],
    [' >= ', ' > '],
    [' AND ', ' OR '],
    [' + ', ' - '],
    [' - ', ' + '],
    ['least(', 'greatest('],
    ['greatest(', 'least('],
    ['IS NULL', 'IS NOT NULL'],
    ['IS NOT NULL', 'IS NULL'],
  ],
};

const { values } = parseArgs({
  options: { each: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});

/** Numbers between 0 and 1 that are the same in every run (mulberry32). */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A line that decides something: no comment, import, type or text. */
const decides = (line) =>
  !/^\s*(\/\/|\/?\*|--|import|export type|type|\/\*\*)/.test(line) && !/[\u0600-\u06ff]/.test(line);

/** Every mutant of a file. */
function mutantsOf(file) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, at) =>
    decides(line)
      ? breaks[file.endsWith('.sql') ? 'sql' : 'ts'].flatMap(([from, to]) =>
          line.includes(from) ? [{ file, at, line, broken: line.replace(from, to) }] : [],
        )
      : [],
  );
}

/** The domain of a file, which its tests have in their names: «basket» of `store/basketImport.ts`. */
const domainOf = (file) =>
  file
    .replace(/^backend\/domains\/buy\//, '')
    .replace(/^(rules|store)\//, '')
    .match(/^[a-z]+/)[0];

/** The first failure of the tests whose paths match; null when all pass. */
async function firstFailure(pattern) {
  const [command, args] = jestCommand([
    ...['--ci', '--bail', '--silent', '--passWithNoTests', '--testPathPatterns', pattern],
  ]);
  const { code, output } = await captureCommand(command, args, { quiet: true });
  if (code === 0) return null;
  return output.match(/^ {2}● (.*)$/m)?.[1] ?? 'the tests could not be run';
}

/** The name of the test that fails while the mutant stands in the code; null when none does. */
async function findCatcher({ file, at, broken }, tests) {
  const path = join(root, file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, whole.split('\n').toSpliced(at, 1, broken).join('\n'));
  try {
    return (await firstFailure(`tests/.*/${domainOf(file)}`)) ?? (await firstFailure(tests));
  } finally {
    writeFileSync(path, whole);
  }
}

const { output: changed } = await captureCommand(
  'git',
  ['status', '--porcelain', '--', 'rules', 'store', 'backend'],
  { quiet: true },
);
if (changed)
  throw new Error('Commit or undo the changes in rules, store and backend first: mutants are written there.');

for (const [area, { files, tests }] of Object.entries(areas)) {
  const { output } = await captureCommand('git', ['ls-files', ...files.map((glob) => `:(glob)${glob}`)], {
    quiet: true,
  });
  const random = randomOf(Number(values.seed));
  const all = output.trim().split('\n').flatMap(mutantsOf);
  const chosen = all
    .map((mutant) => [random(), mutant])
    .sort(([a], [b]) => a - b)
    .slice(0, Number(values.each));
  let caught = 0;
  for (const [, mutant] of chosen) {
    const catcher = await findCatcher(mutant, tests);
    if (catcher) caught += 1;
    console.log(`${mutant.file}:${mutant.at + 1}\n  - ${mutant.line.trim()}\n  + ${mutant.broken.trim()}`);
    console.log(`  ${catcher ?? 'SURVIVES'}`);
  }
  console.log(`${area}: ${caught} of ${chosen.length} mutants caught (${all.length} possible)`);
}
