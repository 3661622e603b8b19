import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { messages } from './messages';

/** The whole file cannot be read; the message is Persian. */
export class WrongFile extends Error {}

/** The first bytes of workbooks of Excel, new and old. */
const workbookMarks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Longest line, in characters. One line is in memory at a time. */
export const longestLine = 400_000;

/** Encodings by the mark at the start of a file, as Excel writes «Unicode text». */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * Whether bytes that are not UTF-8 are Persian text in the encoding of old Windows: most of its letters are no characters of UTF-8.
 * In a UTF-8 file with a few broken bytes most are.
 */
function isWindowsText(chunk: Uint8Array): boolean {
  const others = new TextDecoder().decode(chunk).replace(/\p{ASCII}/gu, '');
  const broken = others.split('\ufffd').length - 1;
  return broken > others.length - broken;
}

/** Windows-1256 has the Arabic yeh only. */
const writePersianYeh = (text: string) => text.replaceAll('ي', 'ی');

/**
 * Text of the bytes of a file: UTF-8 with or without a mark, UTF-16 with a mark, or Windows-1256, which Excel in Persian Windows
 * writes as «CSV». @throws WrongFile
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let windows: TextDecoder | null = null;
  /** Every byte so far is the same in all of these encodings but UTF-16. */
  let isAscii = true;
  try {
    for await (const chunk of bytes) {
      if (!decoder && workbookMarks.some((mark) => mark.every((byte, place) => chunk[place] === byte)))
        throw new WrongFile(messages.workbook);
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
      if (isAscii && chunk.some((byte) => byte > 0x7f)) {
        isAscii = false;
        if (decoder.encoding === 'utf-8' && isWindowsText(chunk)) windows = new TextDecoder('windows-1256');
      }
      yield windows
        ? writePersianYeh(windows.decode(chunk, { stream: true }))
        : decoder.decode(chunk, { stream: true });
    }
    yield windows ? '' : (decoder?.decode() ?? '');
  } catch (error) {
    throw Object(error).code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
      ? new WrongFile(messages.notUtf8)
      : error;
  }
}

/** The separator that the line of titles uses most: Excel writes `;` where the comma divides fractions. */
function findDelimiter(titles: string): string {
  const count = (sign: string) => titles.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Reads on until the first line is complete. */
async function readFirstLine(text: AsyncIterator<string>): Promise<string> {
  let read = '';
  while (!read.includes('\n') && read.length < longestLine) {
    const { value, done } = await text.next();
    if (done) break;
    read += value;
  }
  return read;
}

type Parsed = { record: string[]; info: { lines: number } };

/** The rows of a CSV file with the numbers of their lines, the line of titles first. Empty rows are left out. @throws WrongFile */
export async function* readRecords(
  text: AsyncGenerator<string>,
): AsyncGenerator<{ record: string[]; line: number }> {
  const first = await readFirstLine(text);
  async function* whole() {
    yield first;
    yield* text;
  }
  const parser = parse({
    bom: true,
    delimiter: findDelimiter(first.split('\n', 1)[0] ?? ''),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: longestLine,
  });
  // Errors of the source end the parser, whose iterator throws them.
  pipeline(Readable.from(whole()), parser, () => undefined);
  let last = 1;
  try {
    // The option `info` gives every record this shape, which the types of the parser do not say.
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      last = info.lines;
      yield { record, line: last };
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw new WrongFile(
        error.code === 'CSV_MAX_RECORD_SIZE' ? messages.lineTooLong(last + 1) : messages.broken(last + 1),
      );
    throw error;
  }
}
