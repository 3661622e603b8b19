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
    mkdirSync(join(folder, 'scripts'));
    for (const name of ['biome.floors.json', 'tsconfig.json', 'scripts/refs.grit'])
      writeFileSync(join(folder, name), readFileSync(join(root, name), 'utf8'));
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
  ['a component that imports a service', 'components/ui/Planted.tsx', '@/services/basket'],
  ['a component that imports a saga', 'components/buy/x/Planted.tsx', '@/sagas/basket/basket'],
  ['a component that imports the backend', 'components/buy/x/Planted.tsx', '@/backend/main'],
  ['a hook that imports a service', 'hooks/usePlanted.ts', '@/services/http/api'],
  ['a store that imports a saga', 'store/planted.ts', '@/sagas/basket/basket'],
  ['a store that imports axios', 'store/planted.ts', 'axios'],
  ['a service that imports the store', 'services/planted.ts', '@/store/basket'],
  ['a saga that imports a component', 'sagas/planted.ts', '@/components/ui/kit/Button'],
  ['a pure function that imports a service', 'utils/planted.ts', '@/services/http/api'],
  ['a pure function that imports a rule', 'utils/planted.ts', '@/rules/pricing'],
  ['a rule that imports the window', 'rules/planted.ts', '@/services/browser/page'],
  ['the contract importing a rule', 'contract/planted.ts', '@/rules/pricing'],
  ['a page that imports the backend', 'pages/planted.tsx', '@/backend/main'],
  ['a page that imports a saga', 'pages/planted.tsx', '@/sagas/index'],
  ['the backend importing the store', 'backend/server/planted.ts', '@/store/basket'],
  ['the front server importing the backend', 'front/planted.ts', '@/backend/main'],
  ['browsing that imports buying', 'components/browse/x/Planted.tsx', '@/components/buy/order/Row'],
  ['buying that imports the account', 'components/buy/x/Planted.tsx', '@/components/account/profile/Row'],
  ['credit that imports browsing', 'components/credit/x/Planted.tsx', '@/components/browse/faq/FaqScreen'],
  ['a wing by a relative path', 'components/browse/x/Planted.tsx', '../../buy/order/Row'],
  ['a primitive that imports a domain', 'components/ui/kit/Planted.tsx', '@/components/browse/theme/Choice'],
  ['the account importing the frame', 'components/account/x/Planted.tsx', '@/components/layout/Header'],
  ['the frame importing the desk', 'components/layout/frame/Planted.tsx', '@/components/desk/DeskFrame'],
  [
    'a call of browsing that imports one of buying',
    'backend/domains/browse/x/planted.ts',
    '@/backend/domains/buy/routes',
  ],
  [
    'a call of credit that imports the session',
    'backend/domains/credit/x/planted.ts',
    '@/backend/domains/account/pass',
  ],
  ['the kit of the desk importing a domain', 'backend/desk/planted.ts', '@/backend/domains/buy/routes'],
];

const accepted: Row[] = [
  ['a domain', 'components/buy/x/Planted.tsx', '@/components/ui/panel/LoadFailed'],
  ['a domain of a wing', 'components/browse/review/Planted.tsx', '@/components/browse/question/QuestionList'],
  ['a higher wing', 'components/account/dashboard/Planted.tsx', '@/components/buy/order/OrderRow'],
  ['the frame', 'components/layout/frame/Planted.tsx', '@/components/account/session/LoginModal'],
  ['a component', 'components/buy/x/Planted.tsx', '@/utils/thing'],
  ['a component that saves a file', 'components/buy/x/Planted.tsx', '@/services/browser/saveFile'],
  ['the basket of the backend', 'backend/domains/buy/x/planted.ts', '@/backend/domains/browse/pricing'],
  ['a domain of the backend', 'backend/domains/buy/x/planted.ts', '@/backend/server/errors'],
  ['the start of the shop', 'pages/_app.tsx', '@/sagas/index'],
];

const definitions: Row[] = [
  ['sagas/planted.ts', 'createAction', '@reduxjs/toolkit'],
  ['sagas/planted.ts', 'createRequestFlow', '@/store/requestFlow'],
  ['components/buy/x/Planted.ts', 'createSlice', '@reduxjs/toolkit'],
  ['components/layout/frame/Planted.ts', 'createAction', '@reduxjs/toolkit'],
  ['hooks/usePlanted.ts', 'createPagedList', '@/store/pagedList'],
];

/** What a component or hook does with a ref, and whether it is written while that renders. */
const refWrites: [what: string, isRefused: boolean, text: string][] = [
  ['a component', true, 'export function Planted() { const ref = useRef(0); ref.current = 1; return null; }'],
  ['a condition', true, 'export function Planted() { const ref = useRef(0); if (ref) ref.current = 1; }'],
  ['a hook', true, 'export const usePlanted = () => { const ref = useRef(0); ref.current++; };'],
  ['an effect', false, 'export function Planted() { useEffect(() => { ref.current = 1; }); }'],
  ['a function', false, 'export function Planted() { function press() { ref.current = 1; } return press; }'],
  [
    'a constant',
    false,
    'export function Planted() { const press = () => { ref.current = 1; }; return press; }',
  ],
  ['a handler', false, 'export const Planted = () => <a onClick={() => { ref.current = 1; }} />;'],
];
const refFile = (place: number) => `components/ui/Ref${place}.tsx`;

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
  ...Object.fromEntries(refWrites.map(([, , text], place) => [refFile(place), `${text}\n`])),
  'components/ui/One.ts': `import { two } from './Two';\n\nexport type One = number;\nexport const one: One = two;\n`,
  'components/ui/Two.ts': `import type { One } from './One';\n\nexport const two: One = 2;\n`,
  'utils/one.ts': `import { two } from './two';\n\nexport const one = () => two;\n`,
  'utils/two.ts': `import { one } from './one';\n\nexport const two = () => one;\n`,
};

test('the rules in use are those of the table', async () => {
  const script = `const { floorRules } = await import('./scripts/floors.mjs'); console.log(JSON.stringify(floorRules()));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect(readFileSync(join(root, 'biome.floors.json'), 'utf8')).toBe(stdout);
});

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

test.each(refWrites.map(([what, isRefused], place) => [what, isRefused, refFile(place)] as const))(
  '%s that writes a ref is refused: %s',
  (_what, isRefused, path) => {
    expect(broken.get(path)?.includes('plugin')).toBe(isRefused);
  },
);

test('refuses a cycle of type imports', () => {
  expect(broken.get('components/ui/One.ts')).toContain('lint/suspicious/noImportCycles');
});

test('refuses a cycle of imports', () => {
  expect(broken.get('utils/one.ts')).toContain('lint/suspicious/noImportCycles');
});
