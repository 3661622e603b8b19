/** The servers of the end-to-end tests. */
export const backend = 'http://127.0.0.1:4100';
export const storefront = 'http://127.0.0.1:3100';
/** The address of a second storefront, which only `publish.spec.ts` opens. */
export const secondStorefront = 'http://127.0.0.1:3101';
/** The addresses of the storefronts that only `killedFronts.spec.ts` opens. */
export const killedStorefronts = ['http://127.0.0.1:3102', 'http://127.0.0.1:3103'];
/** The servers of the shop that `emptyShop.spec.ts` opens without products, its data and its build. */
export const emptyShop = {
  backend: 'http://127.0.0.1:4150',
  storefront: 'http://127.0.0.1:3150',
  dataDir: '.data/e2e-empty',
  distDir: '.next-empty',
};
/** The gallery of the kit, which `kit.spec.ts` starts. */
export const kit = 'http://127.0.0.1:3160';
/** The folder of the backend's database. */
export const dataDir = '.data/e2e';

export const shared = { REVALIDATE_SECRET: 'only-for-tests-of-the-shop', NEXT_TELEMETRY_DISABLED: '1' };
const noLimit = '100000';

/** The environment of the backend. */
export const backendEnv = {
  ...shared,
  PORT: new URL(backend).port,
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  REDIS_URL: '',
  STOREFRONT_URL: `${storefront},${secondStorefront}`,
  LOG_LEVEL: 'warn',
  // Tests read codes from the outbox, whatever a .env says.
  NODE_ENV: 'test' as const,
  SMS_PROVIDER: 'console',
  RATE_LIMIT_WRITES: noLimit,
  RATE_LIMIT_SEARCH: noLimit,
  RATE_LIMIT_BASKETS: noLimit,
  RATE_LIMIT_CODES: noLimit,
  RATE_LIMIT_ALL_CODES: noLimit,
  RATE_LIMIT_LOGINS: noLimit,
};

/** The arguments with which Node starts the backend. */
export const backendArguments = ['--import', 'tsx', 'backend/main.ts'];

/** The arguments with which Node starts a storefront. */
export const storefrontArguments = ['--import', 'tsx', 'front/main.ts'];

/** The folder of the build under test. */
export const buildDir = '.next-test';

/** The environment of a storefront of the build under test, or of a copy of it. */
export const storefrontEnv = (url: string, distDir = buildDir) => ({
  ...shared,
  API_BASE_URL: backend,
  STOREFRONT_HOST: '127.0.0.1',
  STOREFRONT_PORT: new URL(url).port,
  NEXT_DIST_DIR: distDir,
  NODE_ENV: 'production' as const,
});
