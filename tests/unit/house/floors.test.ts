import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = process.cwd();

/** The rules that Biome reports for each of these files, with the project's configuration. One run for all: starting costs most. */
function lint(files: Record<string, string>): Map<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pelle-floors-'));
  try {
    const rules = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
    writeFileSync(
      join(folder, 'biome.json'),
      JSON.stringify({ ...rules, $schema: undefined, vcs: undefined }),
    );
    writeFileSync(join(folder, 'tsconfig.json'), readFileSync(join(root, 'tsconfig.json'), 'utf8'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/biome'),
      ['lint', '--reporter=json', '--max-diagnostics=none', ...Object.keys(files)],
      { cwd: folder, encoding: 'utf8' },
    );
    const { diagnostics }: Report = JSON.parse(stdout);
    const broken = new Map(Object.keys(files).map((path): [string, string[]] => [path, []]));
    for (const { location, category } of diagnostics) broken.get(location.path)?.push(category);
    return broken;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
type Report = { diagnostics: { category: string; location: { path: string } }[] };

/** Three texts, as each list says. */
type Row = [string, string, string];

const imports = (name: string) => `import { thing } from '${name}';\n\nexport const other = thing;\n`;

const refused: Row[] = [
  ['a component that imports a service', 'components/x/Planted.tsx', '@/services/basket'],
  ['a component that imports a saga', 'components/x/Planted.tsx', '@/sagas/basket/basket'],
  ['a component that imports the backend', 'components/x/Planted.tsx', '@/backend/app'],
  ['a hook that imports a service', 'hooks/usePlanted.ts', '@/services/http/api'],
  ['a store that imports a saga', 'store/planted.ts', '@/sagas/basket/basket'],
  ['a store that imports axios', 'store/planted.ts', 'axios'],
  ['a service that imports the store', 'services/planted.ts', '@/store/basket'],
  ['a saga that imports a component', 'sagas/planted.ts', '@/components/ui/Button'],
  ['a pure function that imports a service', 'utils/planted.ts', '@/services/http/api'],
  ['a page that imports the backend', 'pages/planted.tsx', '@/backend/app'],
  ['the backend importing the store', 'backend/planted.ts', '@/store/basket'],
  ['the front server importing the backend', 'front/planted.ts', '@/backend/app'],
  [
    'a low domain that imports a higher one',
    'components/order/Planted.tsx',
    '@/components/dashboard/EmptyOrderList',
  ],
  [
    'a domain that imports its neighbour',
    'components/order/Planted.tsx',
    '@/components/favorite/FavoriteRow',
  ],
  [
    'a part of a page that imports the domain of the page',
    'components/question/Planted.tsx',
    '@/components/review/ReviewForm',
  ],
  ['a neighbour by a relative path', 'components/order/Planted.tsx', '../favorite/FavoriteRow'],
  ['a shared part that imports a domain', 'components/productCard/Planted.tsx', '@/components/favorite/Row'],
  ['a primitive that imports a domain', 'components/ui/Planted.tsx', '@/components/theme/ThemeChoice'],
  ['a domain that imports the frame', 'components/menu/Planted.tsx', '@/components/layout/Header'],
  [
    'the personal frame importing a domain',
    'components/layout/personal/Planted.tsx',
    '@/components/order/Row',
  ],
  ['a domain without a place in the order', 'components/planted/Planted.tsx', '@/components/order/OrderRow'],
];

const accepted: Row[] = [
  ['a domain', 'components/order/Planted.tsx', '@/components/layout/personal/LoadFailed'],
  ['the domain of a page', 'components/review/Planted.tsx', '@/components/question/QuestionList'],
  ['a higher domain', 'components/dashboard/Planted.tsx', '@/components/order/OrderRow'],
  ['the home page', 'components/home/Planted.tsx', '@/components/product/ProductRail'],
  ['the frame', 'components/layout/Planted.tsx', '@/components/session/LoginModal'],
  ['a component', 'components/x/Planted.tsx', '@/utils/thing'],
];

const definitions: Row[] = [
  ['sagas/planted.ts', 'createAction', '@reduxjs/toolkit'],
  ['sagas/planted.ts', 'createRequestFlow', '@/store/requestFlow'],
  ['components/order/Planted.ts', 'createSlice', '@reduxjs/toolkit'],
  ['components/layout/Planted.ts', 'createAction', '@reduxjs/toolkit'],
  ['hooks/usePlanted.ts', 'createPagedList', '@/store/pagedList'],
];

/** A name of its own for each planted file, so that all stand in one project. */
const planted = (path: string, list: string, place: number) =>
  path.replace(/planted(?=\.)/i, (name) => `${name}${list}${place}`);

const files = {
  'utils/thing.ts': 'export const thing = 1;\n',
  ...Object.fromEntries(
    refused.map(([, path, name], place) => [planted(path, 'Refused', place), imports(name)]),
  ),
  ...Object.fromEntries(
    accepted.map(([, path, name], place) => [planted(path, 'Accepted', place), imports(name)]),
  ),
  ...Object.fromEntries(
    definitions.map(([path, name, from], place) => [
      planted(path, 'Definition', place),
      `import { ${name} } from '${from}';\n\nexport const planted = ${name}('planted');\n`,
    ]),
  ),
  'components/x/One.ts': `import { two } from './Two';\n\nexport type One = number;\nexport const one: One = two;\n`,
  'components/x/Two.ts': `import type { One } from './One';\n\nexport const two: One = 2;\n`,
  'utils/one.ts': `import { two } from './two';\n\nexport const one = () => two;\n`,
  'utils/two.ts': `import { one } from './one';\n\nexport const two = () => one;\n`,
};

let broken: Map<string, string[]>;

beforeAll(() => {
  broken = lint(files);
});

test.each(refused.map(([what, path], place) => [what, planted(path, 'Refused', place)]))(
  'refuses %s',
  (_what, path) => {
    expect(broken.get(path)).toContain('lint/style/noRestrictedImports');
  },
);

test.each(accepted.map(([what, path], place) => [what, planted(path, 'Accepted', place)]))(
  '%s may import what is below it',
  (_what, path) => {
    expect(broken.get(path)).toEqual([]);
  },
);

test.each(definitions.map(([path, name, from], place) => [planted(path, 'Definition', place), name, from]))(
  '%s may not define an action with %s',
  (path) => {
    expect(broken.get(path)).toContain('lint/style/noRestrictedImports');
  },
);

test('refuses a cycle of type imports in components', () => {
  expect(broken.get('components/x/One.ts')).toContain('lint/suspicious/noImportCycles');
});

test('refuses a cycle of imports', () => {
  expect(broken.get('utils/one.ts')).toContain('lint/suspicious/noImportCycles');
});
