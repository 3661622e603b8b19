import { readFileSync } from 'node:fs';
import manifest from '@/package.json';

type LockedPackage = {
  dev?: boolean;
  engines?: { node?: string };
  optionalDependencies?: Record<string, string>;
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const entries = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/'));

const toNumber = (version: string) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major + minor / 1000;
};
/** The lowest Node version that a range names, as major + minor / 1000. */
const lowestVersion = (range: string) => Math.min(...(range.match(/\d+(\.\d+)*/g) ?? ['0']).map(toNumber));

test('every package of the running shop accepts the lowest Node version that we promise', () => {
  const promised = lowestVersion(manifest.engines.node);
  const demanding = entries
    .filter(([, { dev, engines }]) => !dev && engines?.node && lowestVersion(engines.node) > promised)
    .map(([path, { engines }]) => `${path} wants Node ${engines?.node}`);
  expect(demanding).toEqual([]);
});

test('every package of the checks accepts the Node of .nvmrc', () => {
  const version = toNumber(readFileSync('.nvmrc', 'utf8'));
  const demanding = entries
    .filter(([, { engines }]) => engines?.node && lowestVersion(engines.node) > version)
    .map(([path, { engines }]) => `${path} wants Node ${engines?.node}`);
  expect(demanding).toEqual([]);
  expect(version).toBeGreaterThan(lowestVersion(manifest.engines.node));
});

/** npm writes only the binaries that the registry in use offers; `npm ci` refuses a lock file that lacks others. */
test('the lock file names the binaries of every platform', () => {
  const named = new Set(entries.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13)));
  const missing = entries.flatMap(([, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !named.has(name)),
  );
  expect(missing).toEqual([]);
});
