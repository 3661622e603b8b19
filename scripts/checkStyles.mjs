// Two rules of the look: colours come from styles/tokens.ts, and layout uses logical properties (the shop is RTL).
// A line may say why it departs: a comment with «colour-ok: why» or «physical-ok: why».
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/run.mjs';

const folders = ['components', 'pages', 'styles', 'hooks'];
const tokens = join('styles', 'tokens.ts');

const rawColour = /#[0-9a-f]{3,8}\b(?![^'"`]*\/)|\b(?:rgb|hsl)a?\(/i;
const physical =
  /(?:^|[\s;{`'"])(?:margin|padding|border)-(?:left|right)\b|(?:^|[\s;{`'"])(?:left|right)\s*:|text-align:\s*(?:left|right)|float:\s*(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|\bto (?:left|right)\s*[,)]/;

/** The faults of one file's text, as `line: what`. */
export function faultsOf(path, text) {
  const faults = [];
  text.split('\n').forEach((line, index) => {
    const at = `${path}:${index + 1}`;
    if (path !== tokens && rawColour.test(line) && !line.includes('colour-ok:')) {
      faults.push(`${at}: a raw colour; use a token of ${tokens}`);
    }
    if (physical.test(line) && !line.includes('physical-ok:')) {
      faults.push(`${at}: a physical direction; use the logical property`);
    }
  });
  return faults;
}

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (['.ts', '.tsx', '.css'].includes(extname(path))) yield path;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = folders
    .flatMap((folder) => [...sources(join(root, folder))])
    .flatMap((path) => faultsOf(relative(root, path), readFileSync(path, 'utf8')));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
}
