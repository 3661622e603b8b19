import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of the files below these folders whose paths fit a pattern, without those of installed packages. */
export const filesBelow = (folders: readonly string[], pattern: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => pattern.test(path) && !path.includes('node_modules'))
      .map((path) => join(folder, path)),
  );

export const readText = (path: string) => readFileSync(path, 'utf8');

/** The pages of the documentation. */
export const documentPages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'backend/seed/README.md'],
  ...filesBelow(['docs'], /\.md$/),
];

/** The code that a page has between texts. */
export const inlineCodesOf = (page: string) =>
  [...page.replace(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
