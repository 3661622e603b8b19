import { connectServer } from '@/backend/db/connect';
import { migrate } from '@/backend/db/migrate';
import { createDatabase, openTestDatabase } from '@/tests/support/backend';

const server = process.env.TEST_DATABASE_URL;
const tables = {
  name: 'test_tables',
  text: `SELECT count(*)::int AS count FROM information_schema.tables WHERE table_schema = 'public'`,
};

test('migrating a second time changes nothing', async () => {
  const { db, remove } = await openTestDatabase();
  const before = await db.query(tables);
  await migrate(db);
  expect(await db.query(tables)).toEqual(before);
  await db.close();
  await remove();
});

test('the database sees Persian letters in trigrams', async () => {
  const { db, remove } = await openTestDatabase();
  const [row] = await db.query<{ alike: number }>({
    name: 'test_alike',
    text: `SELECT similarity('سامسونگ', 'سامسنگ') AS alike`,
  });
  expect(row?.alike).toBeGreaterThan(0.3);
  await db.close();
  await remove();
});

// Only a server can be opened twice at a time.
(server ? test : test.skip)('two instances that start together migrate once', async () => {
  const { url, drop } = await createDatabase(server ?? '');
  const [one, two, three] = [connectServer(url), connectServer(url), connectServer(url)];
  await Promise.all([migrate(one), migrate(two), migrate(three)]);
  const rows = await one.query<{ hash: string }>({
    name: 'test_applied',
    text: 'SELECT hash FROM applied_migrations',
  });
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
  await Promise.all([one.close(), two.close(), three.close()]);
  await drop();
});
