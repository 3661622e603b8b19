// The fast gate: lint and floors, styles, dead code, types, Jest. Stops at the first that fails.
import { bin, install, run } from './lib/run.mjs';

await install();
try {
  await run(bin('biome'), ['check', '.']);
  await run('node', ['scripts/checkStyles.mjs']);
  await run(bin('knip'), []);
  await run(bin('tsc'), ['--noEmit']);
  await run(bin('jest'), ['--forceExit'], { env: { NODE_OPTIONS: '--experimental-vm-modules' } });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
