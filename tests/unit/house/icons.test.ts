import { readFileSync } from 'node:fs';

const readSource = (path: string) => readFileSync(path, 'utf8');

test('the sprite has a drawing of every named icon', () => {
  const sources = ['icons', 'customerIcons']
    .map((name) => readSource(`components/ui/kit/${name}.tsx`))
    .join();
  const named = [...sources.matchAll(/spriteIcon\('([^']+)'\)/g)].map(([, name]) => name);
  const drawn = [...readSource('public/icons.svg').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(named.length).toBeGreaterThan(40);
  expect(drawn).toEqual(expect.arrayContaining(named));
});
