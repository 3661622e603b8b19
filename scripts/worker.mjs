// `npm run worker` runs the worker in this process, beside servers with WORKER=off.
import { loadDotEnv } from './lib/env.mjs';

loadDotEnv();
await import('../backend/worker/main.ts');
