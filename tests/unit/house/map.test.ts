import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Counts = Map<string, number>;
type MapScript = {
  countImports: () => Counts;
  readMap: (svg: string) => Counts;
  drawMap: (counts: Counts) => string;
};
let script: MapScript;
const drawn = readFileSync('docs/images/map.svg', 'utf8');
beforeAll(async () => {
  script = await import(join(process.cwd(), 'scripts/map.mjs'));
});

/** Whether a drawn number is near enough, so that not every new import needs a new drawing: a tenth, or five. */
const isNear = (shown: number, counted: number) => Math.abs(shown - counted) <= Math.max(5, counted / 10);

/** What a drawing lacks, has too much, or counts wrong. */
function findStale(shown: Counts, counted: Counts): string[] {
  const names = new Set([...shown.keys(), ...counted.keys()]);
  return [...names].filter((name) => {
    const [before, now] = [shown.get(name), counted.get(name)];
    return before === undefined || now === undefined || !isNear(before, now);
  });
}

test('the map shows the imports as they are; `npm run map` draws it anew', () => {
  const counted = script.countImports();
  expect(counted.size).toBeGreaterThan(60);
  expect(findStale(script.readMap(drawn), counted)).toEqual([]);
});

test('the map is what the script draws', () => {
  expect(script.drawMap(script.readMap(drawn))).toBe(drawn);
});

test('a new arrow, a lost one and a number that is far off make the map stale', () => {
  const shown = new Map([
    ['hooks → store', 19],
    ['hooks → rules', 1],
    ['components → hooks', 365],
  ]);
  const counted = new Map([
    ['hooks → store', 24],
    ['hooks → sagas', 1],
    ['components → hooks', 420],
  ]);
  expect(findStale(shown, counted).sort()).toEqual(['components → hooks', 'hooks → rules', 'hooks → sagas']);
});
