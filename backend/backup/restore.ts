import { sql } from 'drizzle-orm';
import type { FileStorage } from '@/backend/adapters/storage/storage';
import type { Database } from '@/backend/db/connect';
import { openBackup, type Section } from './format';
import { queueReplacedFiles, rememberFiles } from './replacedFiles';
import { type Connection, readRows, readSchema, type Sequence, type Table } from './tables';

/** Rows, and characters of rows, that one statement inserts. */
const rowsAtOnce = 500;
const charactersAtOnce = 1_000_000;

type Parts = { db: Database; storage: FileStorage };

/**
 * Fills a migrated database from a backup, in one transaction: a failure leaves it as it was. Files are stored under their ids
 * before the transaction ends, so that no row names a file that is missing.
 * @param replace deletes what the database holds @throws Error when it holds something and `replace` is false, when the backup is
 * damaged, or when it is of another version of the shop
 */
export async function restoreBackup(
  { db, storage }: Parts,
  { file, replace }: { file: string; replace: boolean },
): Promise<{ rows: number; files: number }> {
  const { head, lines } = await openBackup(file);
  return db.orm.transaction(async (tx) => {
    const { tables, hash } = await readSchema(tx);
    if (hash !== head.schema)
      throw new Error(
        'The backup was made by a version of the shop with other tables. Restore it with that version, then update the shop.',
      );
    if (!replace) await refuseFilled(tx, tables);
    const addForeignKeys = await dropForeignKeys(tx);
    // The rows are as the triggers have left them, and must not change again.
    for (const { name } of tables) await switchTriggers(tx, name, 'DISABLE');
    await rememberFiles(tx);
    const names = [...tables.map(({ name }) => name), 'file_uploads'];
    await tx.execute(sql`TRUNCATE ${joined(names)} RESTART IDENTITY`);
    const counts = await load(tx, tables, storage, lines);
    for (const { name } of tables) await switchTriggers(tx, name, 'ENABLE');
    await addForeignKeys();
    await queueReplacedFiles(tx);
    return counts;
  });
}

const joined = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

const switchTriggers = (tx: Connection, table: string, state: 'ENABLE' | 'DISABLE') =>
  tx.execute(sql`ALTER TABLE ${sql.identifier(table)} ${sql.raw(state)} TRIGGER USER`);

/** @throws Error when a table has rows. A new database has the number of its public version only. */
async function refuseFilled(tx: Connection, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables.filter((table) => table.name !== 'public_versions')) {
    const rows = await readRows(tx, sql`SELECT 1 FROM ${sql.identifier(name)} LIMIT 1`);
    if (rows.length > 0)
      throw new Error(
        `The database is not empty: ${name} has rows. Name an empty database, or add --replace to delete everything in it.`,
      );
  }
}

/** Drops the foreign keys, so that tables can be filled in any order. @returns a function that adds and checks them again */
async function dropForeignKeys(tx: Connection): Promise<() => Promise<void>> {
  const keys = await readRows<{ table: string; name: string; definition: string }>(
    tx,
    sql`SELECT c.relname AS "table", k.conname AS name, pg_get_constraintdef(k.oid) AS definition
      FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
      WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  );
  for (const { table, name } of keys)
    await tx.execute(sql`ALTER TABLE ${sql.identifier(table)} DROP CONSTRAINT ${sql.identifier(name)}`);
  return async () => {
    for (const { table, name, definition } of keys)
      await tx.execute(
        sql`ALTER TABLE ${sql.identifier(table)} ADD CONSTRAINT ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
  };
}

async function load(
  tx: Connection,
  tables: readonly Table[],
  storage: FileStorage,
  lines: AsyncIterable<{ row: string } | Section>,
): Promise<{ rows: number; files: number }> {
  const counts = { rows: 0, files: 0 };
  let table: Table | undefined;
  let batch: string[] = [];
  let characters = 0;
  let end: { rows: number; files: number } | undefined;
  const insertBatch = async () => {
    if (table && batch.length > 0) await insertRows(tx, table, batch);
    batch = [];
    characters = 0;
  };
  for await (const line of lines) {
    if ('row' in line) {
      batch.push(line.row);
      counts.rows += 1;
      characters += line.row.length;
      if (batch.length === rowsAtOnce || characters > charactersAtOnce) await insertBatch();
      continue;
    }
    await insertBatch();
    if ('table' in line) {
      table = tables.find(({ name }) => name === line.table);
      if (!table) throw new Error(`The backup has a table ${line.table}, which this database has not.`);
    }
    if ('sequence' in line) await setSequence(tx, line.sequence);
    if ('file' in line) {
      await storage.put(line.file, Buffer.from(line.bytes, 'base64'));
      counts.files += 1;
    }
    if ('end' in line) end = line.end;
  }
  if (end?.rows !== counts.rows || end.files !== counts.files)
    throw new Error('The backup is cut off. Nothing was restored.');
  return counts;
}

const insertRows = (tx: Connection, { name, columns }: Table, rows: readonly string[]) =>
  tx.execute(
    sql`INSERT INTO ${sql.identifier(name)} (${joined(columns)}) OVERRIDING SYSTEM VALUE
      SELECT ${joined(columns)} FROM json_populate_recordset(NULL::${sql.identifier(name)}, ${`[${rows.join(',')}]`}::json)`,
  );

const setSequence = (tx: Connection, { table, column, last, called }: Sequence) =>
  tx.execute(
    sql`SELECT setval(pg_get_serial_sequence(quote_ident(${table}::text), ${column}::text), ${last}::bigint, ${called}::boolean)`,
  );
