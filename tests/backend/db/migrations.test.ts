import { connectServer } from '@/backend/db/connect';
import { migrate, OtherSchema } from '@/backend/db/migrate';
import { openTestDatabase } from '@/tests/support/backend';
import { run } from '@/tests/support/guest';
import { createDatabase } from '@/tests/support/serverDatabase';

const server = process.env.TEST_DATABASE_URL;
const tables = `SELECT count(*)::int AS count FROM information_schema.tables WHERE table_schema = 'public'`;

test('migrating a second time changes nothing', async () => {
  const { db, remove } = await openTestDatabase();
  const before = await run(db, tables);
  await migrate(db);
  expect(await run(db, tables)).toEqual(before);
  await db.close();
  await remove();
});

test('recreates a changed function in place of all its older forms', async () => {
  const { db, remove } = await openTestDatabase();
  const hashes = 'SELECT name, hash FROM applied_functions ORDER BY name';
  const before = await run(db, hashes);
  await run(db, 'CREATE FUNCTION basket_of(older text) RETURNS text LANGUAGE sql RETURN older');
  await run(
    db,
    `UPDATE applied_functions SET hash = 'of an older file' WHERE name IN ('basket_of', 'wallet_entry_stays')`,
  );
  await migrate(db);
  expect(await run(db, hashes)).toEqual(before);
  const forms = `SELECT count(*)::int AS count FROM pg_proc WHERE proname = 'basket_of'`;
  expect(await run(db, forms)).toEqual([{ count: 1 }]);
  await db.close();
  await remove();
});

test('an older version that starts beside newer ones leaves their functions, until it takes the rules back', async () => {
  const { db, remove } = await openTestDatabase();
  const older = `UPDATE applied_functions SET hash = 'of another version' WHERE name = 'basket_of'`;
  const hash = `SELECT hash FROM applied_functions WHERE name = 'basket_of'`;
  const other = [{ hash: 'of another version' }];
  await migrate(db, { version: '9.9.10' });
  await run(db, older);
  await migrate(db, { version: '9.9.9' });
  expect(await run(db, hash)).toEqual(other);
  await migrate(db, { version: '9.9.9', takesRules: true });
  expect(await run(db, hash)).not.toEqual(other);
  // The version that took them back is now the one whose functions they are.
  await run(db, older);
  await migrate(db, { version: '9.9.9' });
  expect(await run(db, hash)).not.toEqual(other);
  await db.close();
  await remove();
});

test('drops a function whose file was removed', async () => {
  const { db, remove } = await openTestDatabase();
  await run(db, 'CREATE FUNCTION without_file() RETURNS int LANGUAGE sql RETURN 1');
  await run(db, `INSERT INTO applied_functions (name, hash) VALUES ('without_file', 'any')`);
  await migrate(db);
  const left = `SELECT proname FROM pg_proc WHERE proname = 'without_file'`;
  expect(await run(db, left)).toEqual([]);
  await db.close();
  await remove();
});

test('drops a trigger together with its function whose file was removed', async () => {
  const { db, remove } = await openTestDatabase();
  await run(
    db,
    'CREATE FUNCTION without_file() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
  );
  await run(
    db,
    'CREATE TRIGGER left_over BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION without_file()',
  );
  await run(db, `INSERT INTO applied_functions (name, hash) VALUES ('without_file', 'any')`);
  await migrate(db);
  expect(await run(db, `SELECT tgname FROM pg_trigger WHERE tgname = 'left_over'`)).toEqual([]);
  await db.close();
  await remove();
});

test('refuses a database that was made before the baseline', async () => {
  const { db, remove } = await openTestDatabase();
  await run(db, `UPDATE applied_migrations SET hash = 'older ' || hash`);
  await expect(migrate(db)).rejects.toThrow(OtherSchema);
  await db.close();
  await remove();
});

test('the database builds trigrams of Persian letters', async () => {
  const { db, remove } = await openTestDatabase();
  const [row] = await run<{ alike: number }>(db, `SELECT similarity('سامسونگ', 'سامسنگ') AS alike`);
  expect(row?.alike).toBeGreaterThan(0.3);
  await db.close();
  await remove();
});

// Only a server can be opened by two instances.
(server ? test : test.skip)('two instances that start at the same time migrate once', async () => {
  const { url, drop } = await createDatabase(server ?? '');
  const [one, two, three] = [connectServer(url), connectServer(url), connectServer(url)];
  await Promise.all([migrate(one), migrate(two), migrate(three)]);
  const rows = await run<{ hash: string }>(one, 'SELECT hash FROM applied_migrations');
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
  await Promise.all([one.close(), two.close(), three.close()]);
  await drop();
});
