import { connectServer, type Database } from '@/backend/db/connect';
import { migrate } from '@/backend/db/migrate';
import { browse, type FaultCustomer, type FaultShop } from '@/tests/support/buy/faultShopper';
import { createCustomers } from '@/tests/support/buy/faultStorm';
import { seedLoanPlans, typed } from '@/tests/support/credit/planRequestShop';
import { run } from '@/tests/support/guest';
import { seedSmall, small } from '@/tests/support/smallSeed';

/** Pieces before the first order: plenty, and some that are soon sold out. */
export const stock = { [small.charger]: 1_000_000, [small.phoneLarge]: 1_000_000, [small.controller]: 40 };
/** Seats of a day; many more applicants want one. */
const seats = 2;
/** Every second wallet has this money (toman), in turn: a part of an order, and many orders. */
const gifts = [300_000, 1_000_000_000];

/** Works with the database of the cluster. */
export async function inDatabase<Result>(
  url: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = connectServer(url);
  return work(db).finally(() => db.close());
}

/** Fills the empty database with the small shop and its customers. */
export async function fillShop(
  db: Database,
  count: { customers: number; applicants: number },
  gateway: string,
) {
  await migrate(db);
  await seedSmall(db);
  await run(db, `UPDATE settings SET company = jsonb_set(company, '{validGateways}', $1::jsonb)`, [
    JSON.stringify([gateway]),
  ]);
  for (const [property, pieces] of Object.entries(stock))
    await run(db, 'UPDATE product_properties SET stock = $2, max_buy = $2 WHERE id = $1', [property, pieces]);
  const plans = await seedLoanPlans(db, Date.now());
  await run(db, 'UPDATE appointment_days SET capacity = $1', [seats]);
  const customers = await createCustomers(
    db,
    count.customers + count.applicants,
    (place) => gifts[(place / 2) % 2] ?? 0,
  );
  return {
    plans,
    customers: customers.slice(count.applicants),
    applicants: customers.slice(0, count.applicants),
  };
}

/** Lets applicants fill in a loan request, which then lacks the appointment only. Their documents are rows without files. */
export async function fillRequests(
  url: string,
  shop: FaultShop,
  applicants: readonly FaultCustomer[],
  planId: number,
): Promise<void> {
  for (const applicant of applicants) {
    const { call } = browse(shop, applicant);
    await call('POST', '/user/planRequests', { planId });
    for (const [step, fields] of typed.entries())
      await call('PUT', '/user/editPlanRequest', { step: String(step), ...fields });
  }
  await inDatabase(url, (db) =>
    run(
      db,
      `INSERT INTO plan_request_documents (request_id, code, changed_at)
        SELECT r.id, c.code, now() FROM plan_requests r CROSS JOIN (VALUES ('nationalCard'), ('salarySlip')) AS c (code)`,
    ),
  );
}
