// Says in one sentence what to do about the failures that a machine causes: a full disk, a folder without rights, no network.
// An older Node has no `statfsSync`, and must come as far as the sentence of `checkNode.mjs`.
import fs from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Room (MB) for the packages, the build with the cache of its compiler, and the database of the demo shop. */
const room = { packages: 650, build: 350, database: 100 };

const isFull = /\bENOSPC\b|No space left on device/i;
const isForbidden = /\b(?:EACCES|EPERM)\b|Permission denied/i;
const isReadOnly = /\bEROFS\b|Read-only file system/i;
const isOffline =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/;

/** The path that an error of Node («EACCES: permission denied, mkdir '/a/b'») or of npm («npm error path /a/b») names. */
const pathOf = (text) => (/, \w+ '([^']+)'/.exec(text) ?? /npm (?:error|ERR!) path (.+)/.exec(text) ?? [])[1];

const forbidden = (path) =>
  `This user may not write in «${path}». Give it the folder (sudo chown -R "$(id -un)" '${path}') or start as its owner.`;
const readOnly = (path) =>
  `«${path}» is on a disk that is read-only. Move the project to a folder that can be written to, and start again.`;
const full = (path, needed) =>
  `The disk of «${path}» is full; a first start needs about ${needed} MB there. Free some room and start again.`;

/**
 * Explains the output of a program that failed.
 * @param isOnline whether the program works without the network, so that a lost connection has another reason
 * @param folder where the program writes
 * @returns a sentence that says what to do, or null
 */
export function explainFailure(text, { isOnline = true, folder = root } = {}) {
  if (isFull.test(text)) return full(folder, room.packages + room.build + room.database);
  if (isReadOnly.test(text)) return readOnly(pathOf(text) ?? folder);
  if (isForbidden.test(text)) return forbidden(pathOf(text) ?? folder);
  if (!isOnline && isOffline.test(text)) {
    return 'The packages could not be fetched, because the registry of npm does not answer. Check the network (behind a proxy: npm config set proxy http://…) and start again.';
  }
  return null;
}

/**
 * Finds out before any work whether the project's folder can take what the start writes.
 * @param missing which of `packages`, `build` and `database` are not there yet
 * @returns a sentence that says what to do, or null
 */
export function explainFolder(missing) {
  const written = ['', 'node_modules', '.data']
    .map((name) => join(root, name))
    .filter((path) => fs.existsSync(path));
  for (const path of written) {
    try {
      fs.accessSync(path, fs.constants.W_OK);
    } catch ({ code }) {
      return code === 'EROFS' ? readOnly(path) : forbidden(path);
    }
  }
  const needed = missing.reduce((sum, name) => sum + room[name], 0);
  const { bavail, bsize, blocks } = fs.statfsSync(root);
  // Some network disks do not say how large they are.
  return blocks > 0 && (bavail * bsize) / 1_000_000 < needed ? full(root, needed) : null;
}
