// Starts the backend and the storefront, and reloads each when its files change.
import { checkStorefrontEnv, loadDotEnv, storefrontAddress } from './lib/env.mjs';
import { installPackages } from './lib/packages.mjs';
import { binPath, onProcessEnd, startProcess, waitForAnswer } from './lib/run.mjs';

loadDotEnv();
checkStorefrontEnv();
await installPackages({ tests: false });

const { host, port } = storefrontAddress();
const backendPort = process.env.PORT ?? '4000';
const backend = startProcess(binPath('tsx'), ['watch', '--clear-screen=false', 'backend/main.ts'], {
  env: { PORT: backendPort, LOG_LEVEL: process.env.LOG_LEVEL ?? 'info', NODE_ENV: 'development' },
});
let storefront;
const stopAll = async () => {
  await Promise.all([backend.stop(), storefront?.stop()]);
  process.exit(0);
};
onProcessEnd(stopAll);

await waitForAnswer(`http://127.0.0.1:${backendPort}/readyz`, 180_000, backend);
storefront = startProcess(binPath('next'), ['dev', '--webpack', '-H', host, '-p', String(port)], {
  env: { API_BASE_URL: process.env.API_BASE_URL ?? `http://127.0.0.1:${backendPort}` },
});
