import { Compile } from 'typebox/compile';
import { ProductFields } from '@/contract/desk/catalogue';
import { readJalaliMoment } from '@/rules/jalali/jalaliMoment';
import { parseWholeNumber, toLatinDigits } from '@/utils/digits';
import { keysOf } from '@/utils/keysOf';
import { messages } from './messages';

/** A cell that cannot be read; the message is Persian. */
class WrongCell extends Error {}

type Column = {
  /** Other titles of the column in a CSV file. */
  titles: readonly string[];
  /** Reads a cell: a text of a CSV file, or a value of a JSON line. Undefined leaves the field as it is. @throws WrongCell */
  read: (cell: unknown) => unknown;
};

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

/** An empty cell takes the value away. */
const readOptionalText = (cell: unknown) => readText(cell) ?? null;

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

/** A cell with JSON of a field of a product. */
function readJson(field: 'highlights' | 'story' | 'specs' | 'images') {
  const check = Compile(ProductFields.properties[field]);
  return (cell: unknown): unknown => {
    if (cell === null || cell === '') return undefined;
    let value: unknown = cell;
    if (typeof cell === 'string') {
      try {
        value = JSON.parse(unmark(cell));
      } catch {
        throw wrong(messages.json);
      }
    }
    if (!check.Check(value)) throw wrong(messages.json);
    // The escapes of a text have become characters.
    if (!isStorable(value)) throw wrong(messages.unstorable);
    return value;
  };
}

const readImagesJson = readJson('images');

/** Pictures as JSON, or as addresses that are divided by |. */
function readImages(cell: unknown): unknown {
  if (typeof cell !== 'string' || cell.trim().startsWith('[')) return readImagesJson(cell);
  return readList(cell)?.map((imageUrl) => ({ imageUrl, alt: '', closeUp: false, colour: null }));
}

const text = (...titles: string[]): Column => ({ titles, read: readText });
const number = (...titles: string[]): Column => ({ titles, read: readNumber });
const truth = (...titles: string[]): Column => ({ titles, read: readTruth });
const optional = (...titles: string[]): Column => ({ titles, read: readOptionalText });

/** Columns that name the product or variant of a line. */
const identityColumns = {
  variantId: number('شناسهٔ تنوع', 'شناسه تنوع'),
  sku: text('کد کالا'),
  slug: text('نشانی'),
};

/** Columns of the product; every line of a product may repeat them. */
const productColumns = {
  title: text('عنوان'),
  latinTitle: text('عنوان لاتین'),
  aliases: { titles: ['نام‌های دیگر'], read: readList },
  category: text('دسته'),
  brand: text('برند'),
  summary: text('خلاصه'),
  registered: truth('رجیستر شده'),
  highlights: { titles: ['ویژگی‌ها'], read: readJson('highlights') },
  story: { titles: ['معرفی'], read: readJson('story') },
  specs: { titles: ['مشخصات'], read: readJson('specs') },
  images: { titles: ['عکس‌ها'], read: readImages },
  active: truth('کالا فعال'),
};

const variantColumns = {
  colourTitle: text('رنگ'),
  colourValue: { titles: ['کد رنگ'], read: (cell: unknown) => readText(cell)?.toUpperCase() },
  optionTitle: optional('گزینه'),
  optionIcon: optional('نماد گزینه'),
  guarantee: text('گارانتی'),
  price: number('قیمت'),
  discount: number('تخفیف'),
  promotionPrice: {
    titles: ['قیمت ویژه'],
    read: (cell: unknown) => readNumber(cell) ?? null,
  },
  promotionTo: { titles: ['پایان قیمت ویژه'], read: readInstant },
  stock: number('موجودی'),
  maxBuy: number('حداکثر خرید'),
  variantActive: truth('تنوع فعال'),
};

/** Every column, in the order of the export. README and the import page list them. */
const columns = { ...identityColumns, ...productColumns, ...variantColumns } satisfies Record<string, Column>;
export type ColumnName = keyof typeof columns;
export const columnNames = keysOf(columns);

const isProductColumn = (name: string): name is keyof typeof productColumns => name in productColumns;
const isVariantColumn = (name: string): name is keyof typeof variantColumns => name in variantColumns;

const fold = (title: string) => title.replaceAll('\u200c', ' ').replace(/\s+/g, ' ').trim().toLowerCase();

const namesByTitle: ReadonlyMap<string, ColumnName> = new Map(
  columnNames.flatMap((name) => [name, ...columns[name].titles].map((title) => [fold(title), name] as const)),
);

/** The column of a title, in English or Persian; null when there is none. */
export const columnOf = (title: string): ColumnName | null => namesByTitle.get(fold(title)) ?? null;

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
  variant: Partial<VariantCells>;
  /** Cells that could not be read, by column. */
  errors: Partial<Record<ColumnName | '', string>>;
};

type VariantCells = {
  colourTitle: string;
  colourValue: string;
  optionTitle: string | null;
  optionIcon: string | null;
  guarantee: string;
  price: number;
  discount: number;
  promotionPrice: number | null;
  promotionTo: string | null;
  stock: number;
  maxBuy: number;
  active: boolean;
};

export type RawLine = {
  index: number;
  line: number;
  /** Cells by column; a column that the file lacks is left out. */
  cells: Partial<Record<ColumnName, unknown>>;
  error?: string;
};

/** Reads the cells of a line. Wrong ones are named in `errors`. */
export function readImportLine({ index, line, cells, error }: RawLine): ImportLine {
  const read: ImportLine = { index, line, identity: {}, product: {}, variant: {}, errors: {} };
  if (error) read.errors[''] = error;
  for (const name of keysOf(cells)) {
    const cell = cells[name];
    try {
      if (!isStorable(cell)) throw wrong(messages.unstorable);
      const value = columns[name].read(cell);
      if (value === undefined) continue;
      if (name === 'variantActive') Object.assign(read.variant, { active: value });
      else if (isVariantColumn(name)) Object.assign(read.variant, { [name]: value });
      else if (isProductColumn(name)) Object.assign(read.product, { [name]: value });
      else Object.assign(read.identity, { [name]: value });
    } catch (failure) {
      if (!(failure instanceof WrongCell)) throw failure;
      read.errors[name] = failure.message;
    }
  }
  return read;
}
