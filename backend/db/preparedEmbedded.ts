import { type PGlite, protocol } from '@electric-sql/pglite';

const { messages, serialize } = protocol;

/**
 * Returns a function that runs statements on the embedded database and parses each text once. `PGlite.query` parses the
 * text at every call, and parsing takes longer than running.
 */
export function preparedQueries(client: PGlite) {
  /** Text → name of its prepared statement and types of its parameters. */
  const prepared = new Map<string, { name: string; types: number[] }>();

  async function prepare(text: string) {
    const name = `statement_${prepared.size + 1}`;
    const answer = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const description = answer.find((message) => message instanceof messages.ParameterDescriptionMessage);
    const statement = { name, types: description?.dataTypeIDs ?? [] };
    prepared.set(text, statement);
    return statement;
  }

  async function send(...messages: Uint8Array[]) {
    const answer = await client.execProtocol(Buffer.concat([...messages, serialize.sync()]));
    return answer.messages;
  }

  async function run<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const { name, types } = prepared.get(text) ?? (await prepare(text));
    const texts = values.map((value, place) => {
      if (value === null || value === undefined) return null;
      const write = client.serializers[types[place] ?? 0];
      return write ? write(value) : String(value);
    });
    const answer = await send(
      serialize.bind({ statement: name, values: texts }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    );
    return rowsOf<Row>(answer);
  }

  function rowsOf<Row>(answer: Awaited<ReturnType<typeof send>>): Row[] {
    let columns: { name: string; dataTypeID: number }[] = [];
    const rows: Row[] = [];
    for (const message of answer) {
      if (message instanceof messages.RowDescriptionMessage) columns = message.fields;
      if (!(message instanceof messages.DataRowMessage)) continue;
      const { fields } = message;
      const cells = columns.map(({ name, dataTypeID }, place) => [
        name,
        parseCell(fields[place] ?? null, dataTypeID),
      ]);
      rows.push(Object.fromEntries(cells));
    }
    return rows;
  }

  function parseCell(text: string | null, type: number): unknown {
    const read = client.parsers[type];
    return text === null || !read ? text : read(text, type);
  }

  // A statement waits for the end of another caller's transaction, as in PGlite.query.
  return <Row>(text: string, values: readonly unknown[]): Promise<Row[]> =>
    client._runExclusiveTransaction(() => client._runExclusiveQuery(() => run<Row>(text, values)));
}
