import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCatalogue } from '@/backend/seed/catalogue';
import { readContent } from '@/backend/seed/content';
import { dataFolder } from '@/backend/seed/readLines';

/** The error of reading a copy of the data files in which one line has `to` in place of `from`. */
function complaintAbout(file: string, line: number, from: string, to: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'pelle-data-'));
  try {
    cpSync(dataFolder, copy, { recursive: true });
    const path = join(copy, file);
    const lines = readFileSync(path, 'utf8').split('\n');
    const before = lines[line - 1] ?? '';
    expect(before).toContain(from);
    lines[line - 1] = before.replace(from, to);
    writeFileSync(path, lines.join('\n'));
    const folder = pathToFileURL(`${copy}/`);
    readContent(folder);
    readCatalogue(folder);
    return 'nothing';
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return text.slice(text.indexOf(file));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const phones = 'products/phones.ndjson';

test.each([
  [phones, 3, '"title":', '"titel":', 'the line has the unknown field titel.'],
  [phones, 3, '"popularity":985,', '', 'the line lacks popularity.'],
  [phones, 2, '"released":"2025', '"released":"25', 'released must match pattern'],
  [
    phones,
    2,
    '"storage","options":[["',
    '"disc","options":[["',
    'optionIcon must be one of storage, guarantee',
  ],
  [phones, 4, '"specs":{', '"specs":{"وزن":{"وزن":162},', 'specs/وزن/وزن must be string, not 162.'],
  [phones, 5, '{"key"', '{"key', 'the line is not JSON'],
  [phones, 5, '"samsung"', '"samsng"', 'brand "samsng" is not in brands.ndjson.'],
  [phones, 5, '"galaxy-s"', '"phones-samsung"', 'category "phones-samsung" has categories below'],
  [phones, 5, '"galaxy-s"', '"galaxys"', 'category "galaxys" is not in categories.ndjson.'],
  [
    phones,
    1,
    '"colours":["graphite"',
    '"colours":["red"',
    'picture "samsung-galaxy-s25-ultra" is not drawn in "red".',
  ],
  [
    phones,
    1,
    '"picture":"samsung',
    '"picture":"samsng',
    'picture "samsng-galaxy-s25-ultra" is not in pictures',
  ],
  ['categories.ndjson', 3, '"phones-samsung"', '"tablets"', 'parent "tablets" does not stand above'],
  ['categories.ndjson', 4, '"galaxy-z"', '"galaxy-s"', '"galaxy-s" stands in the data files twice.'],
  ['pictures.ndjson', 2, '"phone"', '"slab"', 'base "slab" does not stand above this line.'],
  ['colours.ndjson', 1, '#2B2D33', 'black', 'hex must match pattern'],
  ['menuPanels.ndjson', 2, '"link":"/shop', '"link":"shop', 'link must match pattern'],
  ['banners.ndjson', 1, '"tone":"sky"', '"tone":"blue"', 'tone must be one of night, sand, sky, mint'],
])(
  '%s:%i with %s changed to %s is refused with its file, line and field',
  (file, line, from, to, complaint) => {
    const said = complaintAbout(file, line, from, to);
    expect(said).toContain(complaint);
    expect(said.startsWith(`${file}:${line}: `)).toBe(true);
  },
);

test('refuses a repeated key and prices that do not rise', () => {
  const [first, second] = readCatalogue().products;
  if (!first || !second) throw new Error('The catalogue has no two products.');
  expect(complaintAbout(phones, 2, `"key":"${second.key}"`, `"key":"${first.key}"`)).toBe(
    `${phones}:2: "${first.key}" stands in the data files twice.`,
  );
  const lowest = `${first.options[0]?.price}`;
  expect(complaintAbout(phones, 1, lowest, '999000000')).toContain('does not cost more than the one before');
});

const productFiles = readdirSync(new URL('products/', dataFolder));

test.each(productFiles)('the highlights of %s have few titles and many values', (name) => {
  const highlights = readFileSync(new URL(`products/${name}`, dataFolder), 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((line) => (JSON.parse(line) as { highlights: [string, string, string][] }).highlights);
  const titles = new Set(highlights.map(([, title]) => title));
  const values = new Set(highlights.map(([, , value]) => value));
  expect(titles.size * 2).toBeLessThan(values.size);
});
