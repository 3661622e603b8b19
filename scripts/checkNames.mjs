// Refuses two modules whose paths differ only in letter case: on macOS and Windows they are the same file, so an import of
// one may find the other. Extensions of modules are ignored, because imports do not name them.
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesUnder, root } from './lib/run.mjs';

const moduleExtension = /\.[cm]?[jt]sx?$/;

/** Groups of paths that are equal without letter case and module extension. */
export function findClashes(paths) {
  const groups = new Map();
  for (const path of paths) {
    const key = path.replace(moduleExtension, '').toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), path]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const clashes = findClashes([...filesUnder(root)].map((path) => relative(root, path)));
  for (const clash of clashes)
    console.error(`${clash.join(' and ')}: one file on macOS and Windows; rename one`);
  if (clashes.length > 0) process.exit(1);
}
