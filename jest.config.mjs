import { join } from 'node:path';
import nextJest from 'next/jest.js';
import { bundlePackages } from './tests/support/bundlePackages.mjs';

const createConfig = nextJest({ dir: './' });

/** ESM-only packages, which Jest cannot require, and large ones: file by file, TypeBox alone takes 0.7 s in each test file. */
const packages = bundlePackages({
  typebox: ['.', 'value', 'compile'],
  msw: ['.', 'node'],
  'fast-check': ['.'],
  jose: ['.'],
  'jalaali-js': ['.'],
  'react-toastify': ['.'],
  '@adobe/structured-data-validator': ['src/validator.js'],
});

const shared = {
  moduleNameMapper: { ...packages, '^@/(.*)$': '<rootDir>/$1' },
  injectGlobals: true,
};

const support = (...names) => names.map((name) => `<rootDir>/tests/support/${name}.ts`);

async function project(displayName, { setup = [], ...config }) {
  const setupFilesAfterEnv = support('refuseConsole', ...setup);
  const base = await createConfig({ displayName, ...shared, setupFilesAfterEnv, ...config })();
  // Jest requires what it transforms, so ESM packages must become CommonJS although this project itself is ESM.
  for (const entry of Object.values(base.transform)) if (Array.isArray(entry)) entry[1].isEsmProject = false;
  return base;
}

/** The test files of a project: its groups in a whole run (`scripts/lib/testGroups.mjs`), otherwise its own files. */
const filesOf = (project, pattern) => [
  join('<rootDir>', process.env.TEST_GROUPS ? `.data/test-groups/${project}/*.test.ts` : pattern),
];

export default async () => ({
  projects: [
    await project('unit', { testEnvironment: 'node', testMatch: filesOf('unit', 'tests/unit/**/*.test.ts') }),
    await project('flows', {
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/flows/**/*.test.ts'],
      setup: ['setupCalls', 'setupFlows'],
    }),
    await project('screens', {
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/tests/screens/**/*.test.tsx'],
      setup: ['setupCalls', 'setupScreens'],
    }),
    await project('backend', {
      testEnvironment: 'node',
      testMatch: filesOf('backend', 'tests/{backend,contract}/**/*.test.ts'),
      globalSetup: '<rootDir>/tests/support/backendSetup.ts',
      globalTeardown: '<rootDir>/tests/support/backendTeardown.ts',
    }),
  ],
  testTimeout: 120_000,
  // Jest would leave one processor idle; on two that is half of them.
  maxWorkers: '100%',
});
