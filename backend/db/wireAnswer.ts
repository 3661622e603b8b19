import { protocol } from '@electric-sql/pglite';

const { Parser, messages } = protocol;

/** Codes of the messages that are read here, in ASCII. Every message is a code, its length without the code, and a body. */
const dataRow = 'D'.charCodeAt(0);
const errorResponse = 'E'.charCodeAt(0);
const headerBytes = 5;

type Column = { name: string; read: (text: string) => unknown };
type Field = { name: string; dataTypeID: number };
/** The types of the parameters and the columns of a statement. */
type Description = { parameterTypes: number[]; fields: Field[] };

/** Reads the answer to Parse and Describe. @throws the driver's error when the answer has one */
export function readDescription(answer: Buffer): Description {
  const description: Description = { parameterTypes: [], fields: [] };
  new Parser().parse(answer, (message) => {
    if (message instanceof messages.DatabaseError) throw message;
    if (message instanceof messages.ParameterDescriptionMessage)
      description.parameterTypes = message.dataTypeIDs;
    if (message instanceof messages.RowDescriptionMessage) description.fields = message.fields;
  });
  return description;
}

/**
 * Reads the rows of an answer of the wire protocol. The parser of the driver makes an object of every message, which takes
 * longer than many statements run.
 * @throws the driver's error when the answer has one
 */
export function readRows<Row>(answer: Buffer, columns: readonly Column[]): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < answer.length; at += 1 + answer.readInt32BE(at + 1)) {
    if (answer[at] === errorResponse) throw readError(answer);
    if (answer[at] === dataRow) rows.push(readRow(answer, at + headerBytes, columns));
  }
  return rows;
}

/** Reads one row: the number of cells, then each cell as its length, or -1 for null, and its text. */
function readRow<Row>(answer: Buffer, start: number, columns: readonly Column[]): Row {
  const row: Record<string, unknown> = {};
  let at = start + 2;
  for (const { name, read } of columns) {
    const length = answer.readInt32BE(at);
    at += 4;
    row[name] = length < 0 ? null : read(answer.toString('utf8', at, at + length));
    at += Math.max(0, length);
  }
  // Tests check the rows of every statement against its schema (`onRows` of the database).
  return row as Row;
}

function readError(answer: Buffer): Error {
  let error: Error | undefined;
  new Parser().parse(answer, (message) => {
    if (message instanceof messages.DatabaseError) error ??= message;
  });
  return error ?? new Error('The answer of the database has no readable error.');
}
