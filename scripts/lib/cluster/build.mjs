// Builds the storefront of the cluster, unless a build of the same sources is there.
import { cpSync } from 'node:fs';
import { basename } from 'node:path';
import { finishBuild, prepareBuild, removeOldBuilds, reuseBuild } from '../builds.mjs';
import { binPath, root, sourceFingerprint } from '../run.mjs';

/** @returns the folder of a build, relative to the project's root @throws Error with the output of a build that fails */
async function findBuild(env, supervisor) {
  const fingerprint = sourceFingerprint(`cluster|${env.SHOP_URL}`);
  const known = reuseBuild(root, fingerprint);
  if (known) return known;
  const folder = prepareBuild(root, fingerprint);
  const code = await supervisor.runOnce({
    name: 'build',
    command: binPath('next'),
    args: ['build', '--webpack'],
    env: { ...env, NEXT_DIST_DIR: folder },
  });
  if (code !== 0)
    throw new Error(`${supervisor.readLog('build')}\nThe build of the storefront failed; it says why above.`);
  finishBuild(root, folder);
  removeOldBuilds(root);
  return folder;
}

/**
 * The build, and a copy of it for the second machine: both front servers write the pages that they render into their own.
 * @param env the environment of a machine of the shop, whose backend must answer
 * @param copy a new folder in the project's root, which is to be removed afterwards
 * @returns the folders relative to the project's root
 */
export async function buildStorefront(env, supervisor, copy) {
  const folder = await findBuild(env, supervisor);
  cpSync(`${root}/${folder}`, copy, {
    recursive: true,
    filter: (path) => basename(path) !== 'cache',
  });
  return [folder, basename(copy)];
}
