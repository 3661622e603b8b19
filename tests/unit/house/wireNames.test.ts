import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const code = [
  'backend',
  'components',
  'front',
  'hooks',
  'pages',
  'rules',
  'sagas',
  'services',
  'store',
  'utils',
];

/** The misspelt names of the specification, which the wire keeps. */
const misspelt = /atrribute|galeryId/;

test('only the converters of the wire use the misspelt names of the specification', () => {
  const found = code
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.tsx?$/.test(path) && misspelt.test(readFileSync(path, 'utf8')));
  expect(found.sort()).toEqual([
    'backend/domains/browse/product/variant.dto.ts',
    'backend/domains/buy/basket/line.dto.ts',
    'services/variant.dto.ts',
  ]);
});
