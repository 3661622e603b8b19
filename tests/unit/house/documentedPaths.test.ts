import { readdirSync } from 'node:fs';
import { documentPages, filesBelow, inlineCodesOf, readText } from '@/tests/support/sourceFiles';

/** Words of pages that look like a path of the repository and are none, each with the reason. */
const noPaths: Readonly<Record<string, string>> = {
  '.data/pg': 'The first start makes it.',
  '.data/pg.secret': 'A start without AUTH_SECRET makes it.',
  'SHOP_URL/payment/response': 'It is an address of the shop.',
  'public/Css/theme.css': 'The backend answers it.',
  'env/PORT': 'It is a part of a message of env-schema.',
  'X.styles.ts': 'X stands for the name of a part.',
  'X.tsx': 'X stands for the name of a part.',
};

/** Entries of the root that no commit has, or whose names are no paths of a page. */
const untracked = /^(\.(?!ci$|github$).+|node_modules|dist)$/;
const entries = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !untracked.test(name))
  .flatMap((entry) => [entry.name, ...(entry.isDirectory() ? filesBelow([entry.name], /./) : [])]);

const {
  dependencies,
  devDependencies,
}: Record<string, Record<string, string>> = JSON.parse(readText('package.json'));
const packages = new Set(Object.keys({ ...dependencies, ...devDependencies }));
/** Whether a word names a package or one of its modules. A package with a scope need not be installed: a page may say why not. */
const isPackage = (word: string) => word.startsWith('@') || packages.has(word.split('/')[0] ?? '');

const looksLikePath = (word: string) =>
  /^[\w.@*<>-]+(\/[\w.@*<>-]*)+$/.test(word) ||
  /^[\w.*-]+\.(ts|tsx|js|mjs|sql|md|json|ndjson|css|svg|grit)$/.test(word);

/** The words of a page in code that look like a path of the repository. Addresses begin with a slash and are left out. */
const pathsIn = (page: string) =>
  inlineCodesOf(page)
    .flatMap((code) => code.split(' '))
    .filter((word) => looksLikePath(word) && !isPackage(word));

/** Whether a file or folder has this path, or this end of its path. `*` and `<name>` stand for any part of a name. */
function exists(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .split(/\*|<\w+>/)
    .map((text) => text.replaceAll('.', '\\.'))
    .join('[^/]*');
  const end = new RegExp(`(^|/)${pattern}$`);
  return entries.some((entry) => end.test(entry));
}

const named = documentPages.flatMap((page) => pathsIn(readText(page)).map((path) => ({ page, path })));

test('every path that a page of the documentation names exists', () => {
  expect(named.length).toBeGreaterThan(150);
  const missing = named.filter(({ path }) => !(path in noPaths) && !exists(path));
  expect(missing).toEqual([]);
});

test('every exception is still needed', () => {
  const needed = new Set(named.map(({ path }) => path).filter((path) => !exists(path)));
  expect(Object.keys(noPaths).filter((path) => !needed.has(path))).toEqual([]);
});

test('finds a path in a command and its end, and leaves out addresses and packages', () => {
  const page =
    'See `npx jest tests/unit/house`, `house/gone.test.ts`, `GET /user/orders`, `next/link` and `a / b`.';
  expect(pathsIn(page)).toEqual(['tests/unit/house', 'house/gone.test.ts']);
  expect(pathsIn(page).map(exists)).toEqual([true, false]);
});

test('a pattern needs a file that fits it', () => {
  expect(exists('contract/<domain>.ts')).toBe(true);
  expect(exists('contract/<domain>.sql')).toBe(false);
});
