// `npm run shop -- --help` shows the commands of the operator. See backend/cli/program.ts.
import { spawnSync } from 'node:child_process';
import { loadDotEnv } from './lib/env.mjs';
import { installPackages } from './lib/packages.mjs';
import { root } from './lib/run.mjs';

loadDotEnv();
await installPackages({ tests: false });
const args = ['--import', 'tsx', 'backend/cli/main.ts', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
