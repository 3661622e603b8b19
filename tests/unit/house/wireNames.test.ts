import { filesBelow, readText } from '@/tests/support/sourceFiles';

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
  const found = filesBelow(code, /\.tsx?$/).filter((path) => misspelt.test(readText(path)));
  expect(found.sort()).toEqual([
    'backend/domains/browse/product/variant.dto.ts',
    'backend/domains/buy/basket/line.dto.ts',
    'services/variant.dto.ts',
  ]);
});
