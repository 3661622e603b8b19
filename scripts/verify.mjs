// The fast gate: lint and floors, styles, dead code, types, Jest. Stops at the first that fails.
import { bin, install, run, stylelintArguments } from './lib/run.mjs';

await install();
try {
  await run(bin('biome'), ['check', '.']);
  await run(bin('stylelint'), stylelintArguments);
  await run('node', ['scripts/checkNames.mjs']);
  await run(bin('knip'), []);
  await run(bin('tsc'), ['--noEmit']);
  await run(bin('jest'), [], { env: { NODE_OPTIONS: '--experimental-vm-modules' } });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
