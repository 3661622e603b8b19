// `npm run seed -- --products 100000` seeds an empty database. See backend/seed/main.ts for the options.
import { loadDotEnv } from './lib/env.mjs';
import { installPackages } from './lib/packages.mjs';
import { runCommand } from './lib/run.mjs';

loadDotEnv();
await installPackages({ tests: false });
try {
  await runCommand('node', ['--import', 'tsx', 'backend/seed/main.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
