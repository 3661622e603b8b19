// Refuses two modules whose paths differ only in the case of their letters: on the disks of macOS and Windows they are
// one file, and an import of one finds the other. Extensions of modules do not count, since imports leave them out.
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesUnder, root } from './lib/run.mjs';

const moduleExtension = /\.[cm]?[jt]sx?$/;

/** The groups of paths that a disk without letter case, or an import without an extension, cannot tell apart. */
export function clashesOf(paths) {
  const groups = new Map();
  for (const path of paths) {
    const key = path.replace(moduleExtension, '').toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), path]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const clashes = clashesOf([...filesUnder(root)].map((path) => relative(root, path)));
  for (const clash of clashes)
    console.error(`${clash.join(' and ')}: one file on macOS and Windows; rename one`);
  if (clashes.length > 0) process.exit(1);
}
