import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { variantsJson } from '@/backend/domains/browse/catalogue/readProduct';
import { jsonArguments } from '@/backend/domains/browse/catalogue/storedFields';
import { DeskVariant } from '@/contract/desk/catalogue';
import type { ImportError, ImportFormat } from '@/contract/desk/catalogueImport';
import { type ImportColumn, importColumns } from '@/contract/desk/importColumns';
import { markFormula } from '@/utils/csv';

/** Products of one statement. */
const batchSize = 200;

const columnNames = importColumns.map(({ name }) => name);

const readBatch = declareStatement({
  name: 'export_products',
  text: `SELECT p.id, json_build_object('category', c.slug, 'brand', b.slug, ${jsonArguments('product', 'p')}) AS product,
      ${variantsJson} AS variants
    FROM products p JOIN categories c ON c.id = p.category_id JOIN brands b ON b.id = p.brand_id
    WHERE p.id > $after ORDER BY p.id LIMIT ${batchSize}`,
  row: Type.Object({
    id: Type.Integer(),
    product: Type.Record(Type.String(), Type.Unknown()),
    variants: Type.Array(DeskVariant),
  }),
});

type ExportLine = Readonly<Record<string, unknown>>;

/** Every variant of the shop as a line of the import, product by product. */
async function* readExportLines(db: Pick<Database, 'query'>): AsyncGenerator<ExportLine> {
  for (let after = 0; ; ) {
    const products = await db.query(readBatch, { after });
    for (const { product, variants } of products)
      for (const { id: variantId, ...variant } of variants) {
        const { sku } = variant;
        const values: Readonly<Record<ImportColumn['place'], ExportLine>> = {
          identity: { ...product, variantId, sku },
          product,
          variant,
        };
        yield Object.fromEntries(importColumns.map(({ name, place, key }) => [name, values[place][key]]));
      }
    const last = products.at(-1);
    if (!last) return;
    after = last.id;
  }
}

function writeCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return markFormula(value.join(' | '));
  return markFormula(typeof value === 'string' ? value : JSON.stringify(value));
}

/** The catalogue as a file that the import reads: CSV with a mark for Excel, or one JSON object a line. Lines are read as they are sent. */
export function exportFile(db: Pick<Database, 'query'>, format: ImportFormat): Readable {
  const lines = readExportLines(db);
  return format === 'csv'
    ? writeCsv(columnNames, toRecords(lines))
    : Readable.from(toJson(lines), { objectMode: false });
}

async function* toRecords(lines: AsyncIterable<ExportLine>): AsyncGenerator<string[]> {
  for await (const line of lines) yield columnNames.map((name) => writeCell(line[name]));
}

async function* toJson(lines: AsyncIterable<ExportLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

/** The errors of an import as CSV. */
export function writeErrors(errors: AsyncIterable<ImportError>): Readable {
  async function* records() {
    for await (const { line, field, message } of errors) yield [String(line), field, message];
  }
  return writeCsv(['line', 'column', 'message'], records());
}

/** A CSV file with a mark for Excel, written as its lines are read. */
export function writeCsv(titles: readonly string[], records: AsyncIterable<string[]>): Readable {
  const writer = stringify({ bom: true, header: true, columns: [...titles], record_delimiter: 'windows' });
  return pipeline(Readable.from(records), writer, () => undefined);
}
