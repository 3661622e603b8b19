// Backend and storefront, both with reload.
import { checkStorefrontEnv, loadDotEnv, storefrontAddress } from './lib/env.mjs';
import { answers, bin, install, onEnd, start } from './lib/run.mjs';

loadDotEnv();
checkStorefrontEnv();
await install({ tests: false });

const { host, port } = storefrontAddress();
const backendPort = process.env.PORT ?? '4000';
const backend = start(bin('tsx'), ['watch', '--clear-screen=false', 'backend/main.ts'], {
  env: { PORT: backendPort, LOG_LEVEL: process.env.LOG_LEVEL ?? 'info', NODE_ENV: 'development' },
});
let storefront;
const stopAll = async () => {
  await Promise.all([backend.stop(), storefront?.stop()]);
  process.exit(0);
};
onEnd(stopAll);

await answers(`http://127.0.0.1:${backendPort}/readyz`, 180_000, backend);
storefront = start(bin('next'), ['dev', '--webpack', '-H', host, '-p', String(port)], {
  env: { API_BASE_URL: process.env.API_BASE_URL ?? `http://127.0.0.1:${backendPort}` },
});
