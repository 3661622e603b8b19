import { writeCsv } from './csv';

/** The first bytes of a ZIP file, which every `.xlsx` file is. */
const zipMark = [0x50, 0x4b, 0x03, 0x04];
/** The first bytes of a workbook of Excel 97 to 2003 (`.xls`). */
const oldWorkbookMark = [0xd0, 0xcf, 0x11, 0xe0];
/** Largest workbook (bytes): it is unpacked in the memory of the browser. */
const largestWorkbook = 20 * 1024 * 1024;

/** The file cannot be read as a table; the message is Persian. */
export class WrongWorkbook extends Error {}

async function startsWith(file: Blob, mark: readonly number[]): Promise<boolean> {
  const first = new Uint8Array(await file.slice(0, mark.length).arrayBuffer());
  return mark.every((byte, place) => first[place] === byte);
}

/**
 * A date of Excel is what a clock in Tehran showed; the reader gives it as if the clock had been in Greenwich. It is rounded to
 * seconds (1000 ms), because Excel stores a time as a fraction of a day.
 */
const writeMoment = (date: Date) =>
  new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().replace('.000Z', '+03:30');

/**
 * A file as text that the shop imports: a workbook of Excel as CSV of its first sheet, whatever the name of the file says, and
 * every other file as it is. @throws WrongWorkbook
 */
export async function toTextTable(file: Blob): Promise<Blob> {
  if (await startsWith(file, oldWorkbookMark))
    throw new WrongWorkbook(
      'این پرونده با اکسل قدیمی ساخته شده است. آن را با پسوند ‎.xlsx یا CSV ذخیره کنید.',
    );
  if (!(await startsWith(file, zipMark))) return file;
  if (file.size > largestWorkbook)
    throw new WrongWorkbook('پروندهٔ اکسل حداکثر ۲۰ مگابایت است. آن را با «CSV UTF-8» ذخیره کنید.');
  const { readSheet } = await import(/* webpackChunkName: 'spreadsheet' */ 'read-excel-file/universal');
  try {
    const [titles = [], ...rows] = await readSheet(await file.arrayBuffer());
    const cells = (row: typeof titles) =>
      row.map((cell) => (cell instanceof Date ? writeMoment(cell) : cell === null ? null : String(cell)));
    return new Blob([writeCsv(cells(titles).map(String), rows.map(cells))]);
  } catch {
    throw new WrongWorkbook('این پروندهٔ اکسل خوانا نیست. آن را با «CSV UTF-8» ذخیره کنید.');
  }
}
