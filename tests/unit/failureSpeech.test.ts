import { readdirSync, readFileSync } from 'node:fs';
import { failureSpeech } from '@/sagas/toast/failureSpeech';

/** Names of the request flows as the store declares them; a paged list has one called `load`. */
function declaredFlows(): string[] {
  const source = readdirSync('store', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8'))
    .join('\n');
  const flows = [...source.matchAll(/createRequestFlow<[^(]*?>\(\s*'([^']+)'/g)].map(([, name]) => name);
  const lists = [...source.matchAll(/createPagedList<[^(]*?>\(\s*'([^']+)'/g)].map(
    ([, name]) => `${name}/load`,
  );
  return [...flows, ...lists].map(String).sort();
}

test('every request flow states who speaks of its failure, and nothing else does', () => {
  const declared = declaredFlows();
  expect(declared.length).toBeGreaterThan(40);
  expect(Object.keys(failureSpeech).sort()).toEqual(declared);
});
