// Jest loads every module anew for each test file, and that takes longer than the tests of most files: sixteen files of the desk
// needed 50 s of processor time apart and 18 s in one. A whole run therefore puts the files of a folder into groups, which are
// written here. A chosen file still runs by itself, and so do files with a browser, whose screens and tabs outlive their tests.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root } from './run.mjs';

/** More files in a group save less than the two processors lose at the end, when one of them has no group left. */
const mostFiles = 8;

const folder = join(root, '.data/test-groups');
const tests = join(root, 'tests');

/** The environment that a test file asks for, as Jest reads it: in the first line of a file. */
const environmentOf = (text) => text.match(/^\/\*\* @jest-environment .*\n/)?.[0] ?? '';

/** The group of a test file: its project of Jest and a folder below it, such as «backend/backend-desk». */
function placeOf(path, text) {
  const [part, area] = path.split(sep);
  // Such a file changes the globals or the modules of those after it.
  const isAlone = environmentOf(text) || text.includes('jest.mock(');
  const name = isAlone ? path.replaceAll(sep, '-') : `${part}-${area}`;
  return join(part === 'contract' ? 'backend' : part, name.replace(/\.test\.ts$/, ''));
}

/** Writes a test file for each group of test files, in place of those of an earlier run. @param files absolute paths */
export function writeGroups(files) {
  rmSync(folder, { recursive: true, force: true });
  const groups = new Map();
  for (const file of [...files].sort()) {
    const path = relative(tests, file);
    const text = readFileSync(file, 'utf8');
    const world = `describe(${JSON.stringify(path)}, () => {\n  require(${JSON.stringify(file)});\n});\n`;
    const place = placeOf(path, text);
    groups.set(place, [...(groups.get(place) ?? []), environmentOf(text) + world]);
  }
  for (const [place, members] of groups) {
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    for (let from = 0; from < members.length; from += mostFiles) {
      const group = members.slice(from, from + mostFiles).join('');
      writeFileSync(join(folder, `${place}-${from / mostFiles + 1}.test.ts`), group);
    }
  }
}
