// The fast checks, for every commit: lint and floors, styles, file names, dead code, types, and the Jest tests of the
// storefront. `npm test` also runs those of the backend and the contract, and the built shop in a browser.
import { runChecks, staticChecks } from './lib/checks.mjs';
import { jestCommand } from './lib/jest.mjs';
import { installPackages, runCommand } from './lib/run.mjs';

await installPackages();
// Side by side: the checks are several short programs, which alone would leave a processor idle at their end.
const checks = runChecks(staticChecks);
const failed = [];
try {
  await runCommand(...jestCommand(['--selectProjects', 'unit', 'flows', 'screens']));
} catch {
  failed.push('Jest: unit, flows and screens');
}
failed.push(...(await checks));
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll fast checks passed.');
process.exit(failed.length > 0 ? 1 : 0);
