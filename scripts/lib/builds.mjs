// The builds of the storefront. Each has a folder of its own, named by what it was built from, so that a build never changes
// the files of a shop that runs, and the pages that are open keep theirs.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const prefix = '.next-build-';
/** The newest builds that stay, of those that have been served. */
const keptBuilds = 3;

/** Written when a build has ended well. `next build` writes BUILD_ID before it renders the pages. */
const doneFile = 'done';

/** The folder of the build of a fingerprint, relative to the project's root. */
export const buildFolder = (fingerprint) => `${prefix}${fingerprint.slice(0, 12)}`;

const buildsIn = (root) =>
  readdirSync(root)
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ name, usedAt: statSync(join(root, name)).mtimeMs }))
    .sort((a, b) => b.usedAt - a.usedAt)
    .map(({ name }) => name);

/** Whether the folder has a whole build. Marks it as used now. */
export function reuseBuild(root, folder) {
  if (!existsSync(join(root, folder, doneFile))) return false;
  utimesSync(join(root, folder), new Date(), new Date());
  return true;
}

/** Prepares the folder of a new build: it takes over the compiler's cache of the newest one, which no server reads. */
export function prepareBuild(root, folder) {
  const [newest] = buildsIn(root);
  mkdirSync(join(root, folder, 'cache'), { recursive: true });
  const cache = newest && join(root, newest, 'cache', 'webpack');
  if (newest !== folder && cache && existsSync(cache))
    renameSync(cache, join(root, folder, 'cache', 'webpack'));
}

/** Records that a build has ended well, and removes all but the newest builds. */
export function finishBuild(root, folder) {
  writeFileSync(join(root, folder, doneFile), '');
  for (const old of buildsIn(root).slice(keptBuilds))
    rmSync(join(root, old), { recursive: true, force: true });
}
