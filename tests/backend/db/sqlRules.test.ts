import fc from 'fast-check';
import { enforcedTransitions } from '@/backend/db/enforcedTransitions';
import { migrate } from '@/backend/db/migrate';
import { quotePlan } from '@/rules/facility/quote';
import { effectivePrice } from '@/rules/pricing';
import { forAllTests, openTestDatabase } from '@/tests/support/backend';
import { aPlan } from '@/tests/support/factories/facility';
import { forAllAsync } from '@/tests/support/forAll';
import { run } from '@/tests/support/guest';

const database = forAllTests(async () => {
  const { db, remove } = await openTestDatabase();
  return { db, close: () => db.close().then(remove) };
});

const seed = 20_261_122;
/** Number of cases of one check. The database answers all of them with one statement. */
const batch = { minLength: 50, maxLength: 50 };
const toman = fc.integer({ min: 1, max: 2_000_000_000 });
const now = Date.parse('2026-11-20T08:00:00.000Z');

test('effective_price agrees with effectivePrice', async () => {
  const promotionEnd = fc.constantFrom(now - 1, now, now + 1, now + 86_400_000);
  const priceCase = fc
    .record({
      price: toman,
      discount: fc.nat(),
      promotion: fc.option(fc.record({ price: toman, end: promotionEnd })),
    })
    .map(({ price, discount, promotion }) => ({
      price,
      discount: discount % price,
      promotionPrice: promotion?.price ?? null,
      promotionTo: promotion ? new Date(promotion.end).toISOString() : null,
    }));
  await forAllAsync({ numRuns: 20, seed }, fc.array(priceCase, batch), async (cases) => {
    const rows = await run<{ price: number }>(
      database.db,
      `SELECT effective_price(c.price, c.discount, c."promotionPrice", c."promotionTo", $2::timestamptz) AS price
          FROM jsonb_to_recordset($1::jsonb) AS c (price bigint, discount bigint, "promotionPrice" bigint, "promotionTo" timestamptz)`,
      [JSON.stringify(cases), new Date(now)],
    );
    expect(rows.map(({ price }) => price)).toEqual(cases.map((pricing) => effectivePrice(pricing, now)));
  });
});

test('plan_loan agrees with the loan of quotePlan', async () => {
  const loanCase = fc.record({
    payable: toman,
    prepaymentPercent: fc.integer({ min: 0, max: 100 }),
    minimumPrepayment: fc.constantFrom(0, 1, 2_000_000),
    ceiling: fc.constantFrom(0, 50_000_000, 100_000_000),
    roundingUnit: fc.constantFrom(1, 500, 1000, 10_000),
  });
  await forAllAsync({ numRuns: 20, seed }, fc.array(loanCase, batch), async (cases) => {
    const rows = await run<{ loan: number }>(
      database.db,
      `SELECT plan_loan(c.payable, c."prepaymentPercent", c."minimumPrepayment", c."roundingUnit", c.ceiling) AS loan
          FROM jsonb_to_recordset($1::jsonb) AS c (payable bigint, "prepaymentPercent" numeric,
            "minimumPrepayment" bigint, "roundingUnit" int, ceiling bigint)`,
      [JSON.stringify(cases)],
    );
    const loans = cases.map(({ payable, ...plan }) => quotePlan(aPlan(plan), payable).loan);
    expect(rows.map(({ loan }) => loan)).toEqual(loans);
  });
});

test('a text is filled with its values, and an unknown placeholder stays', async () => {
  const rows = await run(
    database.db,
    `SELECT fill_text('سفارش {order}: {amount}{unit}؛ {other}', '{"order": "۱۲", "amount": 5, "unit": null}') AS text`,
  );
  expect(rows).toEqual([{ text: 'سفارش ۱۲: 5؛ {other}' }]);
});

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
    database.db,
    `SELECT p.subject, p.earlier, p.later, state_allows(p.subject, p.earlier, p.later) AS allowed
      FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS list (pair, place)
      CROSS JOIN LATERAL jsonb_to_record(pair) AS p (subject text, earlier text, later text) ORDER BY place`,
    [JSON.stringify(pairs)],
  );

test('the database allows the transitions of every table and no other', async () => {
  expect(await read()).toEqual(pairs);
});

test('every start makes the transitions those of this version', async () => {
  await run(database.db, `DELETE FROM state_moves WHERE later = 'settled'`);
  await run(database.db, `INSERT INTO state_moves VALUES ('plan_requests', 'paidOut', 'draft')`);
  await migrate(database.db);
  expect(await read()).toEqual(pairs);
});

test('every table with transitions has a trigger that enforces them', async () => {
  const rows = await run<{ name: string }>(
    database.db,
    `SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgfoid = 'state_follows'::regproc ORDER BY 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(enforcedTransitions));
});
