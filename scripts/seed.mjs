// `npm run seed -- --products 100000`: fills an empty database; see backend/seed/main.ts for the options.
import { loadDotEnv } from './lib/env.mjs';
import { install, run } from './lib/run.mjs';

loadDotEnv();
await install({ tests: false });
try {
  await run('node', ['--import', 'tsx', 'backend/seed/main.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
