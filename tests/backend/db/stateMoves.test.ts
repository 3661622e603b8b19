import type { Database } from '@/backend/db/connect';
import { enforcedTransitions } from '@/backend/db/enforcedTransitions';
import { migrate } from '@/backend/db/migrate';
import { openTestDatabase } from '@/tests/support/backend';
import { run } from '@/tests/support/guest';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  const opened = await openTestDatabase();
  db = opened.db;
  close = async () => {
    await db.close();
    await opened.remove();
  };
});
afterAll(() => close());

const pairs = Object.entries(enforcedTransitions).flatMap(([subject, transitions]) =>
  Object.keys(transitions).flatMap((earlier) =>
    Object.keys(transitions).map((later) => ({
      subject,
      earlier,
      later,
      allowed: transitions[earlier]?.includes(later) ?? false,
    })),
  ),
);
const read = () =>
  run(
    db,
    `SELECT p.subject, p.earlier, p.later, state_allows(p.subject, p.earlier, p.later) AS allowed
      FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS list (pair, place)
      CROSS JOIN LATERAL jsonb_to_record(pair) AS p (subject text, earlier text, later text) ORDER BY place`,
    [JSON.stringify(pairs)],
  );

test('the database allows the transitions of every table and no other', async () => {
  expect(await read()).toEqual(pairs);
});

test('every start makes the transitions those of this version', async () => {
  await run(db, `DELETE FROM state_moves WHERE later = 'settled'`);
  await run(db, `INSERT INTO state_moves VALUES ('plan_requests', 'paidOut', 'draft')`);
  await migrate(db);
  expect(await read()).toEqual(pairs);
});

test('every table with transitions has a trigger that enforces them', async () => {
  const rows = await run<{ name: string }>(
    db,
    `SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgfoid = 'state_follows'::regproc ORDER BY 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(enforcedTransitions));
});
