import { Type } from 'typebox';
import { connectEmbedded } from '@/backend/db/connect';
import { anyRow, declareStatement, noRow } from '@/backend/db/statement';
import { migratedSnapshot } from '@/tests/support/embeddedDatabase';

type Embedded = Awaited<ReturnType<typeof connectEmbedded>>;
let db: Embedded;
beforeAll(async () => {
  db = await connectEmbedded(undefined, { snapshot: await migratedSnapshot() });
});
afterAll(() => db.close());

const state = (name: string, text: string) => declareStatement({ name, text, row: anyRow });
const countPrepared = async () =>
  (await db.client.query<{ count: number }>('SELECT count(*) FROM pg_prepared_statements')).rows[0]?.count;

test('answers the same values as the driver', async () => {
  const text = `SELECT 1::int AS "int", 2::bigint AS "big", 1.5::numeric AS "numeric", true AS "yes", NULL::text AS "nothing",
    'گوشی' AS "text", '' AS "empty", timestamptz '2026-11-22T09:00:00Z' AS "moment", date '2026-11-22' AS "day",
    '{"a": ["ی", null]}'::jsonb AS "json", '{1,2}'::int[] AS "list", '{a,NULL}'::text[] AS "texts"`;
  const [row] = await db.query(state('values', text));
  expect(row).toEqual((await db.client.query(text)).rows[0]);
});

test('takes values of every type that statements have', async () => {
  const text = `SELECT $text::text AS text, $int::int AS int, $list::int[] AS list, $json::jsonb AS json, $moment::timestamptz AS moment,
    $nothing::text AS nothing`;
  const values = {
    text: `«"'\\ی»`,
    int: -7,
    list: [3, 1],
    json: JSON.stringify({ a: 'ب' }),
    moment: '2026-11-22T09:00:00.000Z',
    nothing: null,
  };
  expect(await db.query(state('parameters', text), values)).toEqual([{ ...values, json: { a: 'ب' } }]);
});

test('reads an answer that is longer than one buffer', async () => {
  const row = Type.Object({ number: Type.Integer(), text: Type.String() });
  const text = `SELECT number, repeat('ی', 900) AS text FROM generate_series(1, 2000) AS number`;
  const rows = await db.query(declareStatement({ name: 'long', text, row }));
  expect(rows).toHaveLength(2000);
  expect(rows.at(-1)).toEqual({ number: 2000, text: 'ی'.repeat(900) });
});

test('parses a text once', async () => {
  const statement = state('once', 'SELECT $1::int AS once');
  await db.query(statement, [1]);
  const before = await countPrepared();
  await db.query(statement, [2]);
  expect(await countPrepared()).toBe(before);
});

test('works on after a text that does not parse and a statement that fails', async () => {
  await expect(db.query(state('broken', 'SELEC 1'))).rejects.toMatchObject({ code: '42601' });
  const divide = state('divide', 'SELECT 1 / $1::int AS result');
  await expect(db.query(divide, [0])).rejects.toMatchObject({ code: '22012' });
  expect(await db.query(divide, [1])).toEqual([{ result: 1 }]);
  const insert = state('insert', `INSERT INTO sessions (id, user_id) VALUES (gen_random_uuid(), -1)`);
  await expect(db.query(insert)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
  expect(await db.query(divide, [1])).toEqual([{ result: 1 }]);
});

test('parses a text again when a function was replaced with other columns', async () => {
  const run = (text: string) => db.client.exec(text);
  await run('CREATE FUNCTION replaced() RETURNS TABLE (a int) LANGUAGE sql AS $$ SELECT 1 $$');
  const read = state('replaced', 'SELECT * FROM replaced()');
  expect(await db.query(read)).toEqual([{ a: 1 }]);
  await run(
    'DROP FUNCTION replaced(); CREATE FUNCTION replaced() RETURNS TABLE (b text) LANGUAGE sql AS $$ SELECT 2::text $$',
  );
  expect(await db.query(read)).toEqual([{ b: '2' }]);
  expect(await db.query(read)).toEqual([{ b: '2' }]);
});

test('answers no rows for a statement without columns', async () => {
  await expect(
    db.query(
      declareStatement({ name: 'none', text: 'DELETE FROM sessions WHERE user_id = $1', row: noRow }),
      [-1],
    ),
  ).resolves.toEqual([]);
});
