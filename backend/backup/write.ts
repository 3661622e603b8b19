import { createWriteStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { FileStorage } from '@/backend/adapters/storage/storage';
import type { Database } from '@/backend/db/connect';
import { formatVersion, writeSection } from './format';
import { type Connection, fileTables, readRows, readSchema, readSequences, type Table } from './tables';

/** Rows that are read at once. */
const rowsAtOnce = 200;

/** Contents of a backup, counted. `missing` are files that the database names and the storage does not have. */
export type BackupReport = { rows: number; files: number; missing: number };

type Parts = { db: Database; storage: FileStorage; now: () => number };

/**
 * Writes everything in the database as it is at one moment, and the files, into a new compressed file that only its owner may
 * read. @param files false leaves the bytes of files out @throws Error when the file exists
 */
export async function writeBackup(
  { db, storage, now }: Parts,
  { file, files }: { file: string; files: boolean },
): Promise<BackupReport> {
  const report: BackupReport = { rows: 0, files: 0, missing: 0 };
  const unfinished = `${file}.${process.pid}.unfinished`;
  try {
    await db.orm.transaction(
      async (tx) => {
        const lines = backupLines(tx, files ? storage : null, new Date(now()), report);
        const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
        await pipeline(Readable.from(lines), createGzip(), target);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    // A link, unlike a new name, never replaces a file.
    await link(unfinished, file);
  } catch (error) {
    throw isExisting(error) ? new Error(`${file} exists already. Type another name.`) : error;
  } finally {
    await rm(unfinished, { force: true });
  }
  return report;
}

const isExisting = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';

async function* backupLines(
  tx: Connection,
  storage: FileStorage | null,
  at: Date,
  report: BackupReport,
): AsyncGenerator<string> {
  // Instants are written in UTC whatever the zone of the server is.
  await tx.execute(sql`SET LOCAL TimeZone = 'UTC'`);
  const { tables, hash } = await readSchema(tx);
  const files = storage !== null;
  yield writeSection({ backup: 'pelle', format: formatVersion, schema: hash, at: at.toISOString(), files });
  for (const table of tables) {
    yield writeSection({ table: table.name });
    for await (const row of readTable(tx, table)) {
      report.rows += 1;
      yield `${row}\n`;
    }
  }
  for (const sequence of await readSequences(tx)) yield writeSection({ sequence });
  if (storage) yield* fileLines(tx, storage, report);
  yield writeSection({ end: { rows: report.rows, files: report.files } });
}

async function* fileLines(
  tx: Connection,
  storage: FileStorage,
  report: BackupReport,
): AsyncGenerator<string> {
  for (const name of fileTables) {
    for await (const row of readTable(tx, { name, columns: ['id'] })) {
      const { id }: { id: string } = JSON.parse(row);
      const bytes = await storage.get(id);
      if (bytes) {
        report.files += 1;
        yield writeSection({ file: id, bytes: bytes.toString('base64') });
      } else report.missing += 1;
    }
  }
}

/** The rows of a table as JSON texts, read with a cursor, so that the memory holds few of them. */
async function* readTable(tx: Connection, { name, columns }: Table): AsyncGenerator<string> {
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(
    sql`DECLARE backup_rows NO SCROLL CURSOR FOR
      SELECT row_to_json(r)::text AS row FROM (SELECT ${list} FROM ${sql.identifier(name)}) r`,
  );
  const fetch = sql.raw(`FETCH ${rowsAtOnce} FROM backup_rows`);
  for (let count = rowsAtOnce; count === rowsAtOnce; ) {
    const rows = await readRows<{ row: string }>(tx, fetch);
    for (const { row } of rows) yield row;
    count = rows.length;
  }
  await tx.execute(sql`CLOSE backup_rows`);
}
