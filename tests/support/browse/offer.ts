import type { Database } from '@/backend/db/connect';
import { run } from '@/tests/support/guest';

/** Columns of `product_properties` with the values that they have for the time of a test. */
type OfferChange = Readonly<Record<string, number | string | null>>;

/** Changes the offer of a variant while `during` runs, and restores it afterwards. */
export async function changeOffer(
  db: Database,
  variant: number,
  change: OfferChange,
  during: () => Promise<void>,
): Promise<void> {
  const columns = Object.keys(change);
  const [before] = await run<Record<string, unknown>>(
    db,
    `SELECT ${columns.join(', ')} FROM product_properties WHERE id = $1`,
    [variant],
  );
  const assign = columns.map((column, place) => `${column} = $${place + 2}`).join(', ');
  const write = (values: unknown[]) =>
    run(db, `UPDATE product_properties SET ${assign} WHERE id = $1`, [variant, ...values]);
  await write(Object.values(change));
  await during().finally(() => write(columns.map((column) => before?.[column])));
}
