// The checks that need neither a database nor a browser, and how to run them side by side.
import { binPath, captureCommand } from './run.mjs';

/** Each as name, command and arguments. Stylelint expands the glob itself, so it works on every system. */
export const staticChecks = [
  ['Types', binPath('tsc'), ['--noEmit']],
  [
    'Styles: format, tokens and logical properties',
    binPath('stylelint'),
    ['{components,pages,styles}/**/*.{ts,tsx}'],
  ],
  ['Dead code', binPath('knip'), []],
  [
    'Exports that only tests import',
    binPath('knip'),
    ['--production', '--include', 'files,exports,nsExports,types,nsTypes,enumMembers'],
  ],
  ['Lint, format and floors', binPath('biome'), ['check', '.']],
  ['File names: none that differ by case alone', 'node', ['scripts/checkNames.mjs']],
];

/** Runs checks side by side and shows the output of each when it has ended. @returns the names of those that failed */
export async function runChecks(checks) {
  const results = await Promise.all(
    checks.map(async ([name, command, args]) => {
      const { code, output } = await captureCommand(command, args, { quiet: true });
      console.log(`\n=== ${name}${code === 0 ? '' : ': failed'}\n${output}`.trimEnd());
      return code === 0 ? [] : [name];
    }),
  );
  return results.flat();
}
