import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { restoreBackup } from '@/backend/backup/restore';
import { writeBackup } from '@/backend/backup/write';
import { connectEmbedded, type Database } from '@/backend/db/connect';
import { openTestApp, openTestDatabase, type TestApp } from '@/tests/support/backend';
import { createCustomer } from '@/tests/support/customer';
import { createDatabaseDigest } from '@/tests/support/databaseDigest';
import { migratedSnapshot } from '@/tests/support/embeddedDatabase';
import { run } from '@/tests/support/guest';
import { memoryStorage } from '@/tests/support/memoryStorage';

let folder: string;
let shop: TestApp;
const storage = memoryStorage();
let sound: string;
/** A backup of the demo shop with all its files. */
let backup: string;
const closings: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pelle-backup-'));
  shop = await openTestApp({ seed: 'demo', storage });
  sound = await digestOf(shop.db);
  backup = join(folder, 'shop.gz');
  const report = await writeBackup({ db: shop.db, storage, now: Date.now }, { file: backup, files: true });
  expect(report).toMatchObject({ missing: 0, files: storage.files.size });
  expect(report.rows).toBeGreaterThan(5000);
}, 240_000);
afterAll(async () => {
  for (const close of closings) await close();
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** A digest of all rows. Databases of both kinds with the same rows have the same. */
async function digestOf(db: Database): Promise<string> {
  return (await createDatabaseDigest(db))();
}

/** A migrated, empty database of the kind under test, or an embedded one. */
async function openEmpty(kind: 'embedded' | 'any' = 'any'): Promise<Database> {
  if (kind === 'embedded') {
    const db = await connectEmbedded(undefined, { snapshot: await migratedSnapshot() });
    closings.push(() => db.close());
    return db;
  }
  const { db, remove } = await openTestDatabase();
  closings.push(async () => {
    await db.close();
    await remove();
  });
  return db;
}

test('a restored shop has every row and file of the first one', async () => {
  const files = memoryStorage();
  const db = await openEmpty();
  const counts = await restoreBackup({ db, storage: files }, { file: backup, replace: false });
  expect(counts.files).toBe(storage.files.size);
  expect(await digestOf(db)).toBe(sound);
  expect(files.files).toEqual(storage.files);
}, 240_000);

test('a backup is restored on the other kind of database, and back', async () => {
  const embedded = await openEmpty('embedded');
  await restoreBackup({ db: embedded, storage: memoryStorage() }, { file: backup, replace: false });
  expect(await digestOf(embedded)).toBe(sound);
  const second = join(folder, 'second.gz');
  await writeBackup({ db: embedded, storage, now: Date.now }, { file: second, files: false });
  const db = await openEmpty();
  await restoreBackup({ db, storage: memoryStorage() }, { file: second, replace: false });
  expect(await digestOf(db)).toBe(sound);
}, 240_000);

test('new rows of a restored shop get numbers that none had before, and its triggers and keys work', async () => {
  const db = await openEmpty();
  // A sequence that is ahead of its rows stays ahead, so that no number of a deleted order returns.
  await shop.run(`SELECT setval(pg_get_serial_sequence('orders', 'id'), 1099999)`);
  const ahead = join(folder, 'ahead.gz');
  await writeBackup({ db: shop.db, storage, now: Date.now }, { file: ahead, files: false });
  await restoreBackup({ db, storage: memoryStorage() }, { file: ahead, replace: false });
  const [next] = await run<{ id: number }>(
    db,
    `SELECT nextval(pg_get_serial_sequence('orders', 'id')) AS id`,
  );
  expect(next).toEqual({ id: 1_100_000 });
  const [highest] = await shop.run<{ id: number }>('SELECT max(id) AS id FROM users');
  expect((await createCustomer(db)).userId).toBeGreaterThan(highest?.id ?? 0);
  await expect(run(db, 'UPDATE wallet_entries SET amount = amount + 1')).rejects.toThrow();
  await expect(run(db, 'INSERT INTO favorites VALUES (999999, 999999, 1, true)')).rejects.toThrow(
    /foreign key/,
  );
}, 240_000);

test('every change of a shop that was moved is published, although its transactions are counted anew', async () => {
  const changes = 50;
  const changeOften = async (db: Database) => {
    for (let change = 0; change < changes; change += 1)
      await run(db, `INSERT INTO faq (group_title, question, answer) VALUES ('سفارش', 'کی می‌رسد؟', 'فردا')`);
  };
  const first = await openEmpty('embedded');
  await changeOften(first);
  await run(first, 'UPDATE outbox SET done_at = now()');
  const moved = join(folder, 'moved.gz');
  await writeBackup({ db: first, storage, now: Date.now }, { file: moved, files: false });
  const second = await openEmpty('embedded');
  await restoreBackup({ db: second, storage: memoryStorage() }, { file: moved, replace: false });
  await changeOften(second);
  const waiting = await run(second, 'SELECT key FROM outbox WHERE done_at IS NULL');
  expect(waiting).toHaveLength(changes);
}, 240_000);

test('a filled database is only replaced when that is asked for, and files that nothing names are deleted later', async () => {
  const db = await openEmpty();
  const old = '11111111-2222-4333-8444-555555555555';
  const { userId } = await createCustomer(db);
  await run(
    db,
    `INSERT INTO stored_files (id, user_id, purpose, content_type, size, sha256, created_at)
      VALUES ($1, $2, 'return', 'image/jpeg', 3, 'x', now())`,
    [old, userId],
  );
  const before = await digestOf(db);
  const parts = { db, storage: memoryStorage() };
  await expect(restoreBackup(parts, { file: backup, replace: false })).rejects.toThrow('is not empty');
  expect(await digestOf(db)).toBe(before);
  await restoreBackup(parts, { file: backup, replace: true });
  const jobs = await run<{ key: string }>(db, `SELECT key FROM outbox WHERE key LIKE 'delete_file:1111%'`);
  expect(jobs).toEqual([{ key: `delete_file:${old}` }]);
  await run(db, `DELETE FROM outbox WHERE key = $1`, [`delete_file:${old}`]);
  await run(db, `SELECT setval(pg_get_serial_sequence('orders', 'id'), 1099999)`);
  expect(await digestOf(db)).toBe(sound);
}, 240_000);

test('a backup that is cut off, changed, or of other tables restores nothing', async () => {
  const db = await openEmpty();
  const before = await digestOf(db);
  const text = gunzipSync(await readFile(backup)).toString();
  const lines = text.split('\n');
  const write = async (name: string, bytes: Buffer | string) => {
    await writeFile(join(folder, name), bytes);
    return join(folder, name);
  };
  const half = (await readFile(backup)).subarray(0, 50_000);
  const wrong: [string, RegExp][] = [
    [join(folder, 'none.gz'), /There is no file/],
    [await write('half.gz', half), /unexpected end/i],
    [await write('short.gz', gzipSync(`${lines.slice(0, -2).join('\n')}\n`)), /cut off/],
    [await write('row.gz', gzipSync(lines.toSpliced(20, 1).join('\n'))), /cut off|violates/],
    [await write('text.gz', 'no backup'), /damaged/],
    [await write('other.gz', gzipSync(text.replace(/"schema":"\w+"/, '"schema":"0"'))), /other tables/],
    [await write('new.gz', gzipSync(text.replace('"format":1', '"format":2'))), /format 2/],
  ];
  for (const [file, complaint] of wrong)
    await expect(restoreBackup({ db, storage: memoryStorage() }, { file, replace: false })).rejects.toThrow(
      complaint,
    );
  expect(await digestOf(db)).toBe(before);
}, 240_000);

test('only its owner can read a backup, and no backup overwrites another file', async () => {
  expect((await stat(backup)).mode & 0o777).toBe(0o600);
  const again = writeBackup({ db: shop.db, storage, now: Date.now }, { file: backup, files: true });
  await expect(again).rejects.toThrow('exists already');
});
