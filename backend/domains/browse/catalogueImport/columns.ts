import { Compile } from 'typebox/compile';
import type { ProductFields, VariantFields } from '@/contract/desk/catalogue';
import { objectOf } from '@/contract/desk/fieldSchemas';
import { type Field, type FieldKind, initialValues } from '@/contract/desk/fields';
import { type ImportColumn, importColumns } from '@/contract/desk/importColumns';
import { readJalaliMoment } from '@/rules/jalali/jalaliMoment';
import { parseWholeNumber, toLatinDigits } from '@/utils/digits';
import { foldText } from '@/utils/searchFold';
import { messages } from './messages';

/** The name of a column, one of `importColumns`. */
export type ColumnName = string;

/** A cell that cannot be read; the message is Persian. */
class WrongCell extends Error {}

/** Reads a cell: a text of a CSV file, or a value of a JSON line. Undefined leaves the field as it is. @throws WrongCell */
type Reader = (cell: unknown) => unknown;

const wrong = (message: string) => new WrongCell(message);

/** More levels than any column has. A file may nest so many that a reader without a limit fails. */
const mostLevels = 8;

/** Whether PostgreSQL can store every text of a value: none has a NUL or half a character. */
function isStorable(value: unknown, level = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (level === mostLevels) return false;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner, level + 1));
}

/** Removes the mark that the export puts before texts that a spreadsheet would calculate. */
const unmark = (text: string) => text.replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '');

function readText(cell: unknown): string | undefined {
  if (cell === null) return undefined;
  if (typeof cell === 'number') return String(cell);
  if (typeof cell !== 'string') throw wrong(messages.text);
  const text = unmark(cell).trim();
  return text === '' ? undefined : text;
}

function readNumber(cell: unknown): number | undefined {
  if (typeof cell === 'number') {
    if (Number.isSafeInteger(cell)) return cell;
    throw wrong(messages.number);
  }
  const text = readText(cell);
  if (text === undefined) return undefined;
  // A spreadsheet may write whole numbers with a fraction of zeros.
  const value = parseWholeNumber(text.replace(/[.٫][0۰]+$/, ''));
  if (value === null) throw wrong(messages.number);
  return value;
}

const truths: ReadonlyMap<string, boolean> = new Map([
  ...['true', '1', 'yes', 'بله', 'آری', 'فعال', 'درست'].map((word) => [word, true] as const),
  ...['false', '0', 'no', 'خیر', 'نه', 'پنهان', 'غیرفعال', 'نادرست'].map((word) => [word, false] as const),
]);

function readTruth(cell: unknown): boolean | undefined {
  if (typeof cell === 'boolean') return cell;
  const text = readText(cell);
  if (text === undefined) return undefined;
  const truth = truths.get(toLatinDigits(text).toLowerCase());
  if (truth === undefined) throw wrong(messages.truth);
  return truth;
}

const isoShape = /^[12]\d{3}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;

/** An instant: ISO 8601 with an offset, or a Jalali date with the time in Tehran; a date alone means its last minute. */
function readInstant(cell: unknown): string | null {
  const typed = readText(cell);
  if (typed === undefined) return null;
  const jalali = readJalaliMoment(typed) ?? readJalaliMoment(`${typed} 23:59`);
  if (jalali) return jalali;
  const text = toLatinDigits(typed);
  const ms = isoShape.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(ms)) throw wrong(messages.instant);
  return new Date(ms).toISOString();
}

function readList(cell: unknown): string[] | undefined {
  if (Array.isArray(cell)) {
    if (cell.every((one) => typeof one === 'string')) return cell;
    throw wrong(messages.list);
  }
  return readText(cell)
    ?.split('|')
    .map((one) => one.trim())
    .filter(Boolean);
}

/** A cell with JSON of the entries of a field. */
function readJson(field: Field) {
  const check = Compile(objectOf({ entries: field }));
  return (cell: unknown): unknown => {
    if (cell === null || cell === '') return undefined;
    let entries: unknown = cell;
    if (typeof cell === 'string') {
      try {
        entries = JSON.parse(unmark(cell));
      } catch {
        throw wrong(messages.json);
      }
    }
    if (!check.Check({ entries })) throw wrong(messages.json);
    // The escapes of a text have become characters.
    if (!isStorable(entries)) throw wrong(messages.unstorable);
    return entries;
  };
}

/** Entries as JSON, or pictures as addresses that are divided by |. */
function readParts(field: Field): Reader {
  const readEntries = readJson(field);
  const { fields } = field;
  if (!fields?.imageUrl) return readEntries;
  return (cell) =>
    typeof cell !== 'string' || cell.trim().startsWith('[')
      ? readEntries(cell)
      : readList(cell)?.map((imageUrl) => ({ ...initialValues(fields), imageUrl }));
}

function readNeeded({ clean }: Field): Reader {
  return (cell) => {
    const text = readText(cell);
    return text === undefined || !clean ? text : clean(text);
  };
}

/** An empty cell takes the value away. */
function readOptional(field: Field): Reader {
  const read = readNeeded(field);
  return (cell) => read(cell) ?? null;
}

/** How the cells of a kind are read. */
const readers: { [Kind in FieldKind]: (field: Field) => Reader } = {
  text: readNeeded,
  longText: readNeeded,
  optionalText: readOptional,
  colour: readNeeded,
  optionalColour: readOptional,
  icon: readOptional,
  image: readNeeded,
  optionalImage: readOptional,
  choice: readNeeded,
  toman: () => readNumber,
  optionalToman: () => (cell) => readNumber(cell) ?? null,
  count: () => readNumber,
  instant: () => readInstant,
  truth: () => readTruth,
  texts: () => readList,
  titled: readJson,
  parts: readParts,
};

const columns: ReadonlyMap<ColumnName, ImportColumn & { read: Reader }> = new Map(
  importColumns.map((column) => [column.name, { ...column, read: readers[column.field.kind](column.field) }]),
);

const namesByTitle: ReadonlyMap<string, ColumnName> = new Map(
  importColumns.flatMap(({ name, field }) =>
    [name, field.title].map((title) => [foldText(title), name] as const),
  ),
);

/** The column of a title, in English or Persian; null when there is none. */
export const columnOf = (title: string): ColumnName | null => namesByTitle.get(foldText(title)) ?? null;

/** A line of a file. Fields that it leaves out stay as they are. */
export type ImportLine = {
  /** Place among the lines of data, from 1. */
  index: number;
  /** Number of the line in the file, from 1. */
  line: number;
  identity: { variantId?: number; sku?: string; slug?: string };
  product: Partial<Omit<ProductFields, 'slug' | 'categoryId' | 'brandId'>> & {
    category?: string;
    brand?: string;
  };
  variant: Partial<Omit<VariantFields, 'sku'>>;
  /** Cells that could not be read, by column. */
  errors: Record<ColumnName | '', string>;
};

export type RawLine = {
  index: number;
  line: number;
  /** Cells by column; a column that the file lacks is left out. */
  cells: Record<ColumnName, unknown>;
  error?: string;
};

/** Reads the cells of a line. Wrong ones are named in `errors`. */
export function readImportLine({ index, line, cells, error }: RawLine): ImportLine {
  const read: ImportLine = { index, line, identity: {}, product: {}, variant: {}, errors: {} };
  if (error) read.errors[''] = error;
  for (const [name, cell] of Object.entries(cells)) {
    const column = columns.get(name);
    if (!column) continue;
    try {
      if (!isStorable(cell)) throw wrong(messages.unstorable);
      const value = column.read(cell);
      if (value !== undefined) Object.assign(read[column.place], { [column.key]: value });
    } catch (failure) {
      if (!(failure instanceof WrongCell)) throw failure;
      read.errors[name] = failure.message;
    }
  }
  return read;
}
