import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A component of the kit as its file describes it. */
export type Description = {
  /** The file below `components/ui` without its ending: `kit/Button`. */
  place: string;
  /** The comment above the component without its tags; empty when it has none. */
  text: string;
};

const folder = 'components/ui';
/** A file with the name of a component. Styles, icons and mixins have other names. */
const componentFile = /(^|\/)[A-Z]\w*\.tsx?$/;
/** A comment, if there is one, and the exported component below it. */
const exported =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^export (?:default )?(?:function|const) ([A-Z]\w*)\b/gm;

/** A comment as one line of text, up to its first tag. */
const plainText = (comment: string) =>
  comment
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/@\w[\s\S]*/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads the components of a file by their names. */
function describeFile(path: string): [string, Description][] {
  const text = readFileSync(join(folder, path), 'utf8');
  const place = path.replace(/\.tsx?$/, '');
  return [...text.matchAll(exported)].map(([, comment = '', name = '']) => [
    name,
    { place, text: plainText(comment) },
  ]);
}

/** Reads every component of `components/ui` by its name, without the gallery itself. */
export function readDescriptions(): Record<string, Description> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => componentFile.test(path) && !path.startsWith('gallery/'));
  return Object.fromEntries(files.sort().flatMap(describeFile));
}
