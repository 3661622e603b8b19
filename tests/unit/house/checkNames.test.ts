import { spawnSync } from 'node:child_process';

/** Runs the script in a child process, because it is an ES module. */
function findClashes(paths: string[]): string[][] {
  const script = `import('./scripts/checkNames.mjs').then((check) => console.log(JSON.stringify(check.findClashes(${JSON.stringify(paths)}))))`;
  const { stdout } = spawnSync('node', ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return JSON.parse(stdout);
}

test('refuses a component and a module that differ only by case and extension', () => {
  const clash = ['components/browse/list/ActiveFilters.tsx', 'components/browse/list/activeFilters.ts'];
  expect(findClashes([...clash, 'components/browse/list/Facets.tsx'])).toEqual([clash]);
});

test('accepts a component beside its styles, its test and a picture of the same name in two formats', () => {
  expect(
    findClashes([
      'ui/Button.tsx',
      'ui/Button.styles.ts',
      'tests/button.test.tsx',
      'art/a.webp',
      'art/a.avif',
    ]),
  ).toEqual([]);
});
