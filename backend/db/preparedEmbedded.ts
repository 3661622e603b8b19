import { type PGlite, protocol } from '@electric-sql/pglite';
import { readDescription, readRows } from './wireAnswer';

const { serialize } = protocol;

/** A statement that the database has parsed. */
type Prepared = {
  name: string;
  /** Writes each parameter as text. */
  write: ((value: unknown) => string)[];
  columns: { name: string; read: (text: string) => unknown }[];
};

/** SQLSTATE of a statement whose columns have changed since it was parsed: a table or a function was replaced. */
const columnsChanged = '0A000';
const executeAndSync = Buffer.concat([serialize.execute({}), serialize.sync()]);

/**
 * Returns functions that run statements on the embedded database. Each text is parsed and described once: `PGlite.query`
 * does both at every call, which takes longer than running.
 */
export function preparedQueries(client: PGlite) {
  const preparedByText = new Map<string, Prepared>();
  let preparedCount = 0;

  async function prepare(text: string): Promise<Prepared> {
    preparedCount += 1;
    const name = `statement_${preparedCount}`;
    const answer = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const { parameterTypes, fields } = readDescription(answer);
    const prepared = {
      name,
      write: parameterTypes.map((type) => client.serializers[type] ?? String),
      columns: fields.map(({ name, dataTypeID }) => ({ name, read: readerOf(dataTypeID) })),
    };
    preparedByText.set(text, prepared);
    return prepared;
  }

  function readerOf(type: number): (text: string) => unknown {
    const read = client.parsers[type];
    return read ? (text) => read(text, type) : (text) => text;
  }

  /** Sends messages of the wire protocol and answers the bytes that come back. */
  async function send(...sent: Uint8Array[]): Promise<Buffer> {
    const received: Buffer[] = [];
    await client.execProtocolRawStream(Buffer.concat(sent), {
      // The bytes lie in the memory of the database, which uses it again.
      onRawData: (bytes) => received.push(Buffer.from(bytes)),
    });
    const [only] = received;
    return only && received.length === 1 ? only : Buffer.concat(received);
  }

  async function runPrepared<Row>({ name, write, columns }: Prepared, values: readonly unknown[]) {
    const texts = values.map((value, place) =>
      value === null || value === undefined ? null : (write[place] ?? String)(value),
    );
    const answer = await send(serialize.bind({ statement: name, values: texts }), executeAndSync);
    return readRows<Row>(answer, columns);
  }

  async function run<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const known = preparedByText.get(text);
    if (!known) return runPrepared(await prepare(text), values);
    try {
      return await runPrepared(known, values);
    } catch (error) {
      if (!(error instanceof protocol.messages.DatabaseError && error.code === columnsChanged)) throw error;
      return runPrepared(await prepare(text), values);
    }
  }

  /** Runs a statement of the transaction that `PGlite.transaction` has begun. */
  const queryInTransaction = <Row>(text: string, values: readonly unknown[]): Promise<Row[]> =>
    client._runExclusiveQuery(() => run<Row>(text, values));
  return {
    queryInTransaction,
    /** Runs a statement of its own, which waits for the end of another caller's transaction, as in PGlite.query. */
    query: <Row>(text: string, values: readonly unknown[]): Promise<Row[]> =>
      client._runExclusiveTransaction(() => queryInTransaction<Row>(text, values)),
  };
}
