import { readdirSync, readFileSync } from 'node:fs';

const folders = ['backend', 'contract', 'rules', 'utils', 'store', 'sagas', 'services'];
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`),
);
/** Code without comments and without the texts that shoppers read. */
const codeOf = (path: string) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

test('rial exists only inside the adapters of gateways', () => {
  const users = sources.filter((path) =>
    /\btoRial\b|fromRial|amountRial|payment\/rial|\.\/rial'/.test(codeOf(path)),
  );
  const outside = users.filter(
    (path) => !/^backend\/(adapters\/payment\/|db\/schema\/payment\.ts$)/.test(path),
  );
  expect(users.length).toBeGreaterThan(4);
  expect(outside).toEqual([]);
});
