// The builds of the storefront. Each has a folder of its own, so that a build never changes the files of a shop that runs, and
// the pages that are open keep theirs. A build counts from the moment when its last file is written.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { uptime } from 'node:os';
import { basename, join } from 'node:path';

const prefix = '.next-build-';
const fingerprintLength = 12;
/** The builds used last that stay without a process: the newest, and the one whose pages may still be open. */
const keptBuilds = 2;

/** Written when a build has ended well; its time is that of the last start. `next build` writes BUILD_ID before it renders the pages. */
const doneFile = 'done';
/** Has a file for each process that uses the build, named by the number of the process. */
const usersFolder = 'users';

const isDone = (root, folder) => existsSync(join(root, folder, doneFile));
const usedAt = (root, folder) => statSync(join(root, folder, doneFile)).mtimeMs;
const allBuilds = (root) => readdirSync(root).filter((name) => name.startsWith(prefix));

/** The whole builds, the one used last first. */
const wholeBuilds = (root) =>
  allBuilds(root)
    .filter((folder) => isDone(root, folder))
    .sort((a, b) => usedAt(root, b) - usedAt(root, a));

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch ({ code }) {
    // A process of another user.
    return code === 'EPERM';
  }
}

/** Whether a process that has said so still uses a build. Another process may have its number after the machine was started anew. */
function isInUse(root, folder) {
  const users = join(root, folder, usersFolder);
  const startedAt = Date.now() - uptime() * 1000;
  return (
    existsSync(users) &&
    readdirSync(users).some(
      (pid) => statSync(join(users, pid)).mtimeMs >= startedAt && isRunning(Number(pid)),
    )
  );
}

/** Says that a process uses a build, which stays while the process runs. */
export function markBuildUsed(root, folder, pid) {
  const users = join(root, folder, usersFolder);
  mkdirSync(users, { recursive: true });
  writeFileSync(join(users, String(pid)), '');
}

/** Finds a whole build of a fingerprint, which this process then uses. @returns its folder relative to the project's root, or null */
export function reuseBuild(root, fingerprint) {
  const own = prefix + fingerprint.slice(0, fingerprintLength);
  const folder = wholeBuilds(root).find((name) => name.startsWith(own));
  if (!folder) return null;
  markBuildUsed(root, folder, process.pid);
  utimesSync(join(root, folder, doneFile), new Date(), new Date());
  return folder;
}

/**
 * Makes the folder of a new build, which no other start has. It takes over the compiler's cache of the newest one, which no
 * server reads.
 * @returns the folder relative to the project's root
 */
export function prepareBuild(root, fingerprint) {
  const [newest] = wholeBuilds(root);
  const made = mkdtempSync(join(root, `${prefix}${fingerprint.slice(0, fingerprintLength)}-`));
  const folder = basename(made);
  markBuildUsed(root, folder, process.pid);
  mkdirSync(join(made, 'cache'));
  const cache = newest && join(root, newest, 'cache', 'webpack');
  if (cache && existsSync(cache)) renameSync(cache, join(made, 'cache', 'webpack'));
  return folder;
}

/** Whether an earlier build of the shop is there, so that others will probably follow. */
export const hasBuild = (root) => wholeBuilds(root).length > 0;

/** Records that a build has ended well. */
export const finishBuild = (root, folder) => writeFileSync(join(root, folder, doneFile), '');

/** The build that was used last before this one, whose pages may still be open; null when there is none. */
export const findBuildBefore = (root, folder) =>
  wholeBuilds(root).find((name) => name !== folder && usedAt(root, name) <= usedAt(root, folder)) ?? null;

/** Removes all builds but those in use and the two used last, and what is left of builds that broke off. */
export function removeOldBuilds(root) {
  const kept = new Set(wholeBuilds(root).slice(0, keptBuilds));
  for (const folder of allBuilds(root))
    if (!kept.has(folder) && !isInUse(root, folder))
      rmSync(join(root, folder), { recursive: true, force: true });
}
