// Runs Jest for the scripts, with the flags that its tests need.
import { join } from 'node:path';
import { root } from './run.mjs';

const flags = [
  // The embedded database is an ES module, which Jest imports only with this flag.
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  // Each test file runs its modules anew and ends soon, so V8 optimises functions only after far more calls than it usually
  // waits for (132,000 units): that work cost a fifth of the time of all tests. Jest hands the flags to its workers.
  '--interrupt-budget=1000000',
];

/** The program and the arguments that run Jest. */
export const jestCommand = (args) => [
  process.execPath,
  [...flags, join(root, 'node_modules/jest/bin/jest.js'), ...args],
];
