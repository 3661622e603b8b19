import type { ImportFormat } from '@/contract/desk/catalogueImport';
import { mostImportLines } from '@/contract/limits';
import { type ColumnName, columnOf, type ImportLine, type RawLine, readImportLine } from './columns';
import { decodeText, longestLine, readRecords, WrongFile } from './csvRecords';
import { messages } from './messages';

/** A title of the file for a message. PostgreSQL stores neither a NUL nor half a character. */
const showTitle = (title: string) =>
  title
    .slice(0, 60)
    .toWellFormed()
    .replace(/\p{Cc}/gu, '\ufffd');

function readTitles(titles: readonly string[]): (ColumnName | null)[] {
  const seen = new Set<ColumnName>();
  const found = titles.map((title) => {
    if (title.trim() === '') return null;
    const name = columnOf(title);
    if (!name) throw new WrongFile(messages.titleUnknown(showTitle(title)));
    if (seen.has(name)) throw new WrongFile(messages.titleTwice(showTitle(title)));
    seen.add(name);
    return name;
  });
  if (!seen.has('slug') && !seen.has('sku') && !seen.has('variantId')) throw new WrongFile(messages.noTitles);
  return found;
}

async function* readCsv(text: AsyncGenerator<string>): AsyncGenerator<RawLine> {
  let names: (ColumnName | null)[] | null = null;
  let index = 0;
  for await (const { record, line } of readRecords(text)) {
    if (!names) {
      names = readTitles(record);
      continue;
    }
    index += 1;
    const cells: RawLine['cells'] = {};
    for (const [place, name] of names.entries()) if (name) cells[name] = record[place] ?? '';
    yield { index, line, cells };
  }
}

async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let count = 0;
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      count += 1;
      yield line;
    }
    if (rest.length > longestLine) throw new WrongFile(messages.lineTooLong(count + 1));
  }
  yield rest;
}

async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<RawLine> {
  let index = 0;
  let line = 0;
  for await (const written of splitLines(text)) {
    line += 1;
    const json = written.replace(/^\ufeff/, '').trim();
    if (json === '') continue;
    index += 1;
    yield { index, line, ...readJsonLine(json) };
  }
}

function readJsonLine(json: string): Pick<RawLine, 'cells' | 'error'> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { cells: {}, error: messages.noJson };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { cells: {}, error: messages.noJson };
  const cells: RawLine['cells'] = {};
  for (const [title, cell] of Object.entries(value)) {
    const name = columnOf(title);
    if (!name) return { cells: {}, error: messages.titleUnknown(showTitle(title)) };
    cells[name] = cell;
  }
  return { cells };
}

/**
 * Reads the lines of a file of products, one at a time.
 * @throws WrongFile with a Persian sentence when the file as a whole cannot be read
 */
export async function* readImportLines(
  bytes: AsyncIterable<Uint8Array>,
  format: ImportFormat,
): AsyncGenerator<ImportLine> {
  const text = decodeText(bytes);
  let lines = 0;
  for await (const raw of format === 'csv' ? readCsv(text) : readJsonLines(text)) {
    lines = raw.index;
    if (lines > mostImportLines) throw new WrongFile(messages.tooManyLines);
    yield readImportLine(raw);
  }
  if (lines === 0) throw new WrongFile(messages.empty);
}
