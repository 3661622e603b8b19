// Runs the checks without a browser: lint and floors, styles, dead code, types, Jest. Stops at the first failure.
import { binPath, installPackages, runCommand, stylelintArguments } from './lib/run.mjs';

await installPackages();
try {
  await runCommand(binPath('biome'), ['check', '.']);
  await runCommand(binPath('stylelint'), stylelintArguments);
  await runCommand('node', ['scripts/checkNames.mjs']);
  await runCommand(binPath('knip'), []);
  await runCommand(binPath('tsc'), ['--noEmit']);
  await runCommand(binPath('jest'), [], { env: { NODE_OPTIONS: '--experimental-vm-modules' } });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
