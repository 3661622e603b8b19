// The fast gate: lint and floors, styles, dead code, types, Jest. Stops at the first that fails.
import { bin, install, run, stylelintArguments } from './lib/run.mjs';

await install();
try {
  await run(bin('biome'), ['check', '.']);
  await run(bin('stylelint'), stylelintArguments);
  await run('node', ['scripts/checkNames.mjs']);
  await run(bin('knip'), []);
  await run(bin('tsc'), ['--noEmit']);
  const env = { NODE_OPTIONS: '--experimental-vm-modules' };
  await run(bin('jest'), ['--selectProjects', 'unit', 'flows', 'screens', 'art'], { env });
  await run(bin('jest'), ['--selectProjects', 'backend', '--forceExit'], { env });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
