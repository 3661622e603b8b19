// Writes biome.floors.json: which floor, and on a floor which wing, may import which others. `npm run floors` after a change.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/run.mjs';

/** What each floor may import, beside itself and packages. */
export const floors = {
  contract: ['utils'],
  utils: ['contract'],
  rules: ['utils', 'contract'],
  styles: ['utils'],
  services: ['styles', 'rules', 'utils', 'contract'],
  store: ['services', 'rules', 'utils', 'contract'],
  sagas: ['store', 'services', 'rules', 'utils', 'contract'],
  hooks: ['store', 'services/browser', 'styles', 'rules', 'utils', 'contract'],
  components: ['hooks', 'store', 'services/browser', 'styles', 'rules', 'utils', 'contract'],
  pages: ['components', 'hooks', 'store', 'services', 'styles', 'rules', 'utils', 'contract'],
  front: ['services/server', 'rules', 'utils', 'contract'],
  backend: ['rules', 'utils', 'contract'],
};

/** The wings of a floor from the highest to the lowest. A wing may import those after it. */
export const wings = {
  components: ['desk', 'layout', 'account', 'buy', 'browse', 'credit', 'ui'],
  'backend/domains': ['desk', 'account', 'buy', 'browse', 'credit', 'layout'],
};

const storeOnly = {
  '@reduxjs/toolkit': ['createAction', 'createSlice'],
  '@/store/requestFlow': ['createRequestFlow'],
  '@/store/pagedList': ['createPagedList'],
};
const packages = {
  store: ['redux-saga', 'redux-saga/**', 'typed-redux-saga', 'axios'],
  hooks: ['axios'],
  components: ['axios', 'redux-saga', 'redux-saga/**', '../**'],
};

function rule(path, allowed) {
  const [floor] = path.split('/');
  const group = [
    '@/**',
    ...allowed.map((name) => (name.startsWith('!') ? `@/${name.slice(1)}/**` : `!@/${name}/**`)),
    ...(packages[floor] ?? []),
  ];
  const message = `${path} may import only ${allowed.join(', ')}: see scripts/floors.mjs.`;
  const paths = Object.entries(storeOnly).map(([name, importNames]) => [
    name,
    { importNames, message: 'Actions, slices, flows and lists are defined in store/.' },
  ]);
  const options = {
    patterns: [{ group, message }],
    ...(floor === 'store' || { paths: Object.fromEntries(paths) }),
  };
  const rules = { style: { noRestrictedImports: { level: 'error', options } } };
  return { includes: [/\.tsx?$/.test(path) ? path : `${path}/**`], linter: { rules } };
}

/** The overrides of Biome's configuration. A later one replaces an earlier one. */
export function floorRules() {
  const ofFloors = Object.entries(floors).map(([floor, below]) => rule(floor, [floor, ...below]));
  const ofWings = Object.entries(wings).flatMap(([place, order]) => {
    const [floor, ...rest] = place.split('/');
    const beside = rest.length > 0 ? [floor, `!${place}`] : [];
    return order.map((wing, index) => {
      const below = order.slice(index).map((name) => `${place}/${name}`);
      return rule(`${place}/${wing}`, [...beside, ...below, ...floors[floor]]);
    });
  });
  // The kit of the desk stands below the domains, which it knows in one file.
  const ofDesk = [
    rule('backend/desk', ['backend', '!backend/domains', ...floors.backend]),
    rule('backend/desk/commands.ts', ['backend', ...floors.backend]),
  ];
  return {
    overrides: [
      ...ofFloors,
      ...ofWings,
      ...ofDesk,
      rule('pages/_app.tsx', ['sagas', 'pages', ...floors.pages]),
    ],
  };
}
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(join(root, 'biome.floors.json'), `${JSON.stringify(floorRules())}\n`);
}
