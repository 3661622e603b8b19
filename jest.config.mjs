import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** ESM-only packages that Jest must transform; next/jest alone would ignore all of node_modules. */
const esmPackages = [
  'msw',
  '@mswjs',
  'rettime',
  'until-async',
  '@open-draft',
  'jalaali-js',
  'react-toastify',
  'typebox',
  'fast-check',
  'pure-rand',
];
const transformIgnorePatterns = [
  `/node_modules/(?!(?:.*/node_modules/)?(${esmPackages.join('|')})/)`,
  '^.+\\.module\\.(css|sass|scss)$',
];

const shared = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  injectGlobals: true,
};

async function project(displayName, config) {
  const base = await createConfig({ displayName, ...shared, ...config })();
  // Jest requires what it transforms, so ESM packages must become CommonJS although this project itself is ESM.
  for (const entry of Object.values(base.transform)) if (Array.isArray(entry)) entry[1].isEsmProject = false;
  return { ...base, transformIgnorePatterns };
}

export default async () => ({
  projects: [
    await project('unit', { testEnvironment: 'node', testMatch: ['<rootDir>/tests/unit/**/*.test.ts'] }),
    await project('flows', {
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/flows/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
    }),
    await project('screens', {
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/tests/screens/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts', '<rootDir>/tests/support/setupScreens.ts'],
    }),
    await project('art', { testEnvironment: 'node', testMatch: ['<rootDir>/art/tests/**/*.test.ts'] }),
    await project('backend', {
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/{backend,contract}/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/support/backendSetup.ts',
      globalTeardown: '<rootDir>/tests/support/backendTeardown.ts',
    }),
  ],
  testTimeout: 120_000,
  // Jest would leave one processor idle; on two that is half of them.
  maxWorkers: '100%',
});
