// Installs the packages, for every script that needs them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainFailure } from './failures.mjs';
import { binPath, captureCommand, root } from './run.mjs';

function readPackages(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
}

/**
 * Whether `node_modules` has what package-lock.json names, whichever command installed it. npm writes the list of a folder at the end
 * of an installation, so that one that broke off has none. Packages of other systems may be missing.
 */
export function arePackagesInstalled({ tests }) {
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, installed))) return false;
  const found = readPackages(installed);
  return Object.entries(readPackages('package-lock.json')).every(
    ([path, { version, link, dev, optional, devOptional, peer }]) =>
      !path.startsWith('node_modules/') ||
      link ||
      optional ||
      devOptional ||
      peer ||
      (dev && !tests) ||
      found[path]?.version === version,
  );
}

/**
 * Installs the packages if some are missing or have another version than in the lock file.
 * @param tests whether to install the development packages too; the shop itself runs without them
 */
export async function installPackages({ tests = true } = {}) {
  if (arePackagesInstalled({ tests })) return;
  // With `--omit=dev` npm would remove development packages that are installed.
  const everything = tests || existsSync(binPath('jest'));
  console.log(`Packages: npm installs them, about ${everything ? 40 : 20} seconds…`);
  // Not `npm ci`: it refuses a lock file that was written on one platform and names only that platform's binaries.
  const { code, output } = await captureCommand(
    'npm',
    [
      ...['install', '--no-save', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
      everything ? '--include=dev' : '--omit=dev',
    ],
    { quiet: true },
  );
  if (code === 0) return;
  const reason = explainFailure(output, { isOnline: false });
  console.error(reason ?? `${output.trim()}\nThe packages could not be installed; npm says why above.`);
  process.exit(1);
}
