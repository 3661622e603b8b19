// The fast checks, for every commit: lint and floors, styles, file names, dead code, types, and the Jest tests of the
// storefront. `npm test` also runs those of the backend, the contract and the drawings, and the built shop in a browser.
import { runChecks, staticChecks } from './lib/checks.mjs';
import { binPath, installPackages, runCommand } from './lib/run.mjs';

await installPackages();
const failed = await runChecks(staticChecks);
console.log('\n=== Jest: unit, flows and screens');
try {
  await runCommand(binPath('jest'), ['--selectProjects', 'unit', 'flows', 'screens'], {
    env: { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
  });
} catch {
  failed.push('Jest');
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll fast checks passed.');
process.exit(failed.length > 0 ? 1 : 0);
