import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';

/** A connection inside a transaction, or the database itself. */
export type Connection = Pick<Orm, 'execute'>;

/** A table with the columns that are written; generated columns follow from the others. */
export type Table = { name: string; columns: string[] };

/**
 * Tables whose rows no backup has: the migrations, functions, transitions and leases of each database are its own, an upload
 * that is not complete begins again, the marks say what happened in this database, and a search server is filled anew for it.
 */
const tablesWithoutBackup: ReadonlySet<string> = new Set([
  'applied_migrations',
  'applied_functions',
  'state_moves',
  'file_uploads',
  'shop_marks',
  'search_changes',
  'leases',
]);

/** Tables whose rows name files of the storage by their `id`. */
export const fileTables = ['stored_files', 'shop_pictures'] as const;

/** Rows of a statement. Both drivers answer them in the same place, which Drizzle does not know. */
export async function readRows<Row>(connection: Connection, statement: SQL): Promise<Row[]> {
  const answer = (await connection.execute(statement)) as unknown as { rows: Row[] };
  return answer.rows;
}

type Column = { table: string; column: string; type: string; nullable: boolean; generated: boolean };

const readColumns = (connection: Connection) =>
  readRows<Column>(
    connection,
    sql`SELECT table_name AS "table", column_name AS "column", udt_name AS type, is_nullable = 'YES' AS nullable,
        is_generated = 'ALWAYS' AS generated
      FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name COLLATE "C", column_name COLLATE "C"`,
  );

/** The tables of a backup in the order of their names, and the hash of their columns. */
export async function readSchema(connection: Connection): Promise<{ tables: Table[]; hash: string }> {
  const columns = (await readColumns(connection)).filter(({ table }) => !tablesWithoutBackup.has(table));
  const byTable = new Map<string, string[]>();
  for (const { table, column, generated } of columns) {
    const written = byTable.get(table) ?? [];
    byTable.set(table, generated ? written : [...written, column]);
  }
  const hash = createHash('sha256').update(JSON.stringify(columns)).digest('hex');
  return { tables: [...byTable].map(([name, columns]) => ({ name, columns })), hash };
}

/** The sequence of a column: its last number, and whether that number was used. */
export type Sequence = { table: string; column: string; last: string; called: boolean };

/** The sequences of all columns. */
export async function readSequences(connection: Connection): Promise<Sequence[]> {
  const found = await readRows<{ table: string; column: string; sequence: string }>(
    connection,
    sql`SELECT c.table_name AS "table", c.column_name AS "column",
        pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) AS sequence
      FROM information_schema.columns c WHERE c.table_schema = 'public' AND c.is_identity = 'YES' ORDER BY 1, 2`,
  );
  const sequences: Sequence[] = [];
  for (const { table, column, sequence } of found) {
    const state = sql`SELECT last_value::text AS last, is_called AS called FROM ${sql.raw(sequence)}`;
    const [row] = await readRows<{ last: string; called: boolean }>(connection, state);
    if (row) sequences.push({ table, column, ...row });
  }
  return sequences;
}
