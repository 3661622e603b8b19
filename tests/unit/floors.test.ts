import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = process.cwd();

/** The output of Biome for a small project with these files and the project's rules. */
function lint(files: Record<string, string>): { passes: boolean; output: string } {
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
    const { status, stdout, stderr } = spawnSync(
      join(root, 'node_modules/.bin/biome'),
      ['lint', ...Object.keys(files)],
      { cwd: folder, encoding: 'utf8' },
    );
    return { passes: status === 0, output: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const imports = (name: string) => `import { thing } from '${name}';\n\nexport const other = thing;\n`;

test('accepts imports that follow the rules', () => {
  const { passes, output } = lint({
    'utils/thing.ts': 'export const thing = 1;\n',
    'components/x/Other.ts': imports('@/utils/thing'),
  });
  expect({ passes, output: passes ? '' : output }).toEqual({ passes: true, output: '' });
});

test.each([
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
])('refuses %s', (_what, path, name) => {
  const { passes, output } = lint({ [path]: imports(name) });
  expect(passes).toBe(false);
  expect(output).toContain('noRestrictedImports');
});

test.each([
  ['a domain', 'components/order/Planted.tsx', '@/components/layout/personal/LoadFailed'],
  ['a higher domain', 'components/dashboard/Planted.tsx', '@/components/order/OrderRow'],
  ['the home page', 'components/home/Planted.tsx', '@/components/product/ProductRail'],
  ['the frame', 'components/layout/Planted.tsx', '@/components/session/LoginModal'],
])('%s may import what is below it', (_what, path, name) => {
  const { passes, output } = lint({ [path]: imports(name) });
  expect({ passes, output: passes ? '' : output }).toEqual({ passes: true, output: '' });
});

test.each([
  ['sagas/planted.ts', 'createAction', '@reduxjs/toolkit'],
  ['sagas/planted.ts', 'createRequestFlow', '@/store/requestFlow'],
  ['components/order/Planted.ts', 'createSlice', '@reduxjs/toolkit'],
  ['components/layout/Planted.ts', 'createAction', '@reduxjs/toolkit'],
  ['hooks/usePlanted.ts', 'createPagedList', '@/store/pagedList'],
])('%s may not define an action with %s', (path, name, from) => {
  const { passes, output } = lint({
    [path]: `import { ${name} } from '${from}';\n\nexport const planted = ${name}('planted');\n`,
  });
  expect(passes).toBe(false);
  expect(output).toContain('noRestrictedImports');
});

test('refuses a cycle of type imports in components', () => {
  const { passes, output } = lint({
    'components/x/One.ts': `import { two } from './Two';\n\nexport type One = number;\nexport const one: One = two;\n`,
    'components/x/Two.ts': `import type { One } from './One';\n\nexport const two: One = 2;\n`,
  });
  expect(passes).toBe(false);
  expect(output).toContain('noImportCycles');
});

test('refuses a cycle of imports', () => {
  const { passes, output } = lint({
    'utils/one.ts': `import { two } from './two';\n\nexport const one = () => two;\n`,
    'utils/two.ts': `import { one } from './one';\n\nexport const two = () => one;\n`,
  });
  expect(passes).toBe(false);
  expect(output).toContain('noImportCycles');
});
