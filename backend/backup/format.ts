import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';

/**
 * A backup is a gzip file of lines. A line of JSON is a row of the table that was named last. A line that begins with # says
 * what follows, or has a file. The last line counts the rows and files, so that a file that was cut off is found out.
 */
export const formatVersion = 1;

const Head = Type.Object({
  backup: Type.Literal('pelle'),
  format: Type.Integer(),
  /** Hash of the columns of all tables; see `readSchema`. */
  schema: Type.String(),
  at: Type.String(),
  files: Type.Boolean(),
});
const TableLine = Type.Object({ table: Type.String() });
const SequenceLine = Type.Object({
  sequence: Type.Object({
    table: Type.String(),
    column: Type.String(),
    last: Type.String(),
    called: Type.Boolean(),
  }),
});
const FileLine = Type.Object({ file: Type.String(), bytes: Type.String() });
const End = Type.Object({ end: Type.Object({ rows: Type.Integer(), files: Type.Integer() }) });
const Section = Type.Union([TableLine, SequenceLine, FileLine, End]);

export type Head = Static<typeof Head>;
export type Section = Static<typeof Section>;

export const writeSection = (section: Head | Section) => `#${JSON.stringify(section)}\n`;

const damaged = (cause?: unknown) =>
  new Error('The file is damaged, or it is no backup of this shop.', { cause });

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

function parseSection<S extends TSchema>(schema: S, line: string | undefined): Static<S> {
  try {
    const value: unknown = JSON.parse(line?.startsWith('#') ? line.slice(1) : '');
    if (Value.Check(schema, value)) return value;
  } catch (cause) {
    throw damaged(cause);
  }
  throw damaged();
}

/** Lines of a gzip file. The memory holds a part of the file and one line. */
async function* readLines(file: string): AsyncGenerator<string> {
  let parts: string[] = [];
  const text = createGunzip();
  text.setEncoding('utf8');
  // `pipeline` hands an error of the file to the loop below.
  pipeline(createReadStream(file), text, () => undefined);
  for await (const chunk of text) {
    const [first = '', ...lines] = String(chunk).split('\n');
    // A long line arrives in many chunks, which are joined once.
    parts.push(first);
    const next = lines.pop();
    if (next === undefined) continue;
    yield parts.join('');
    yield* lines;
    parts = [next];
  }
  if (parts.join('') !== '') throw damaged();
}

/** Reads a backup: its head, and then its rows as text and its sections. */
export async function openBackup(
  file: string,
): Promise<{ head: Head; lines: AsyncGenerator<{ row: string } | Section> }> {
  const source = readLines(file);
  const first = await source.next().catch((error: unknown) => {
    throw isMissing(error) ? new Error(`There is no file ${file}.`) : damaged(error);
  });
  const head = parseSection(Head, first.done ? undefined : first.value);
  if (head.format !== formatVersion)
    throw new Error(`The backup has format ${head.format}; this version of the shop reads ${formatVersion}.`);
  async function* rest(): AsyncGenerator<{ row: string } | Section> {
    for await (const line of source) yield line.startsWith('#') ? parseSection(Section, line) : { row: line };
  }
  return { head, lines: rest() };
}
