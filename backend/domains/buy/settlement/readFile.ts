import { decodeText, readRecords, WrongFile } from '@/backend/domains/browse/catalogueImport/csvRecords';
import type { CompareSettlement } from '@/contract/desk/settlement';
import { mostSettlementLines } from '@/contract/limits';
import { toLatinDigits } from '@/utils/digits';
import { foldText, removeSpaces } from '@/utils/searchFold';
import { messages } from './messages';

type Unit = CompareSettlement['unit'];
type Column = 'reference' | 'amount' | 'fee';

/**
 * The titles of the columns that are read, as `plainTitle` writes them. Gateways do not publish the titles of their files, so the usual
 * names are known. Several columns may name a payment; every other column is ignored.
 */
const titles: Readonly<Record<Column, readonly string[]>> = {
  reference: [
    ...[
      'refid',
      'refnumber',
      'refnum',
      'rrn',
      'reference',
      'referencenumber',
      'referenceid',
      'transactionid',
    ],
    ...['authority', 'trackid', 'trackingcode', 'token', 'paymenttoken', 'orderid', 'providerid'],
    ...['شمارهمرجع', 'کدمرجع', 'شناسهمرجع', 'شمارهارجاع', 'کدرهگیری', 'شمارهپیگیری', 'کدپیگیری'],
    ...['شناسهتراکنش', 'شمارهتراکنش', 'شناسهپرداخت', 'شمارهسفارش', 'شناسهسفارش'],
  ],
  amount: ['amount', 'مبلغ', 'مبلغتراکنش', 'مبلغپرداخت', 'مبلغپرداختی'],
  fee: ['fee', 'wage', 'commission', 'کارمزد', 'مبلغکارمزد'],
};
const unitNames: Readonly<Record<Unit, RegExp>> = { rial: /ریال|rial|irr/i, toman: /تومان|toman|irt/i };

/** A longer cell is no title. The time to find brackets grows with the square of the length. */
const longestTitle = 200;
/** A title without unit, spaces and signs. */
const plainTitle = (title: string) =>
  title.length > longestTitle ? '' : removeSpaces(foldText(title.replace(/[([].*?[)\]]/g, '')));

/** A line of the file. Amounts in toman. */
export type FileLine = { line: number; keys: string[]; amount: number; fee: number | null };
/** A line that cannot be read; the fault is Persian. */
export type FaultyLine = { line: number; keys: string[]; fault: string };

/** The places of the columns. @throws WrongFile */
function readTitles(record: readonly string[], unit: Unit): Readonly<Record<Column, number[]>> {
  const places: Record<Column, number[]> = { reference: [], amount: [], fee: [] };
  const other = unitNames[unit === 'rial' ? 'toman' : 'rial'];
  for (const [place, title] of record.entries()) {
    const plain = plainTitle(title);
    for (const column of ['reference', 'amount', 'fee'] as const) {
      if (!titles[column].includes(plain)) continue;
      const shown = title.slice(0, 60).toWellFormed();
      if (column !== 'reference' && places[column].length > 0)
        throw new WrongFile(messages.titleTwice(shown));
      if (column !== 'reference' && other.test(title)) throw new WrongFile(messages.otherUnit(shown));
      places[column].push(place);
    }
  }
  if (places.amount.length === 0) throw new WrongFile(messages.noAmount);
  if (places.reference.length === 0) throw new WrongFile(messages.noReference);
  return places;
}

/** A whole amount with separators of thousands, in the unit of the file; null for anything else. */
function readAmount(cell: string): number | null {
  const text = toLatinDigits(cell).replace(/[\s,٬،\u200c\u200e\u200f]/g, '');
  const whole = /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(text)
    ? text.replaceAll('.', '')
    : text.replace(/[.٫]0{1,2}$/, '');
  return /^\d{1,15}$/.test(whole) ? Number(whole) : null;
}

/** A key as the shop has it: without the mark before what a spreadsheet would calculate. PostgreSQL stores no NUL. */
const readKey = (cell: string) =>
  toLatinDigits(cell)
    .replace(/[\s\0\u200c\u200e\u200f]/g, '')
    .replace(/^'/, '')
    .toWellFormed()
    .slice(0, 200);

/** Gateways write «-», «0» or nothing where a payment has no such number, which would make different payments equal. */
const isKey = (text: string) => /[^0\p{P}\p{S}]/u.test(text);

function readLine(
  record: readonly string[],
  line: number,
  places: Readonly<Record<Column, number[]>>,
  unit: Unit,
): FileLine | FaultyLine {
  const cellOf = (column: Column) => record[places[column][0] ?? -1] ?? '';
  const keys = places.reference.map((place) => readKey(record[place] ?? '')).filter(isKey);
  const fault = (text: string) => ({ line, keys, fault: text });
  if (keys.length === 0) return fault(messages.lineNoReference);
  if (keys.some((key) => /^\d(?:\.\d+)?e\+\d+$/i.test(key))) return fault(messages.rounded);
  const perToman = unit === 'rial' ? 10 : 1;
  const amount = readAmount(cellOf('amount'));
  if (amount === null || amount === 0) return fault(messages.lineAmount);
  const fee = cellOf('fee').trim() === '' ? null : readAmount(cellOf('fee'));
  if (fee === null && cellOf('fee').trim() !== '') return fault(messages.lineFee);
  return { line, keys, amount: amount / perToman, fee: fee === null ? null : fee / perToman };
}

/** The lines of a file of settled payments. @throws WrongFile with a Persian sentence when the file as a whole cannot be read */
export async function readSettlementFile(bytes: Uint8Array, unit: Unit): Promise<(FileLine | FaultyLine)[]> {
  async function* source() {
    yield bytes;
  }
  const lines: (FileLine | FaultyLine)[] = [];
  const seen = new Map<string, number>();
  let places: ReturnType<typeof readTitles> | null = null;
  for await (const { record, line } of readRecords(decodeText(source()))) {
    if (!places) {
      places = readTitles(record, unit);
      continue;
    }
    if (lines.length === mostSettlementLines) throw new WrongFile(messages.tooManyLines);
    const read = readLine(record, line, places, unit);
    const before = read.keys.map((key) => seen.get(key)).find((found) => found !== undefined);
    lines.push(before === undefined ? read : { line, keys: read.keys, fault: messages.twice(before) });
    for (const key of read.keys) if (!seen.has(key)) seen.set(key, line);
  }
  if (lines.length === 0) throw new WrongFile(messages.empty);
  return lines;
}
