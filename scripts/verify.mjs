// The fast checks, for every commit: lint and floors, styles, file names, dead code, types, all unit tests, and of the flows
// and screens those that uncommitted files concern. `npm test` runs everything, also the built shop in a browser.
import { runChecks, staticChecks } from './lib/checks.mjs';
import { jestCommand } from './lib/jest.mjs';
import { installPackages } from './lib/packages.mjs';
import { runCommand } from './lib/run.mjs';

await installPackages();
// Side by side: the checks are several short programs, which alone would leave a processor idle at their end.
const checks = runChecks(staticChecks);
const failed = [];
const suites = [
  ['Unit tests', ['--selectProjects', 'unit']],
  [
    'Changed flows and screens',
    ['--selectProjects', 'flows', 'screens', '--onlyChanged', '--passWithNoTests'],
  ],
];
for (const [name, args] of suites) {
  try {
    await runCommand(...jestCommand(args));
  } catch {
    failed.push(name);
  }
}
failed.push(...(await checks));
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll fast checks passed.');
process.exit(failed.length > 0 ? 1 : 0);
