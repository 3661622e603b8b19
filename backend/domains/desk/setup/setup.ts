import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database, Orm } from '@/backend/db/connect';
import { refreshListings } from '@/backend/db/listings';
import { readOne } from '@/backend/db/one';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { queriesIn } from '@/backend/db/transaction';
import { describeNewValues, findDifferences } from '@/backend/desk/differences';
import { recordDeskChange } from '@/backend/desk/recordChange';
import { refreshSearchTexts } from '@/backend/domains/browse/catalogue/searchTexts';
import { spellings } from '@/backend/domains/browse/search/words';
import { openSlots } from '@/backend/domains/buy/checkout/slots';
import { refuse } from '@/backend/server/errors';
import {
  DeskSetup,
  type SavedSetup,
  type SetupFields,
  type SetupId,
  type SetupTable,
} from '@/contract/desk/setup';
import { foldCoupon } from '@/rules/checkout/coupon';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { findSetupErrors } from '@/rules/setupRules';
import { keysOf } from '@/utils/keysOf';
import { removeSpaces } from '@/utils/searchFold';
import { messages } from './messages';
import { columnsOf, findStoredErrors } from './storedErrors';
import { setupTables } from './tables';

type Parts = { db: Database; now: () => number };
type Queries = Pick<Database, 'query'>;
type Fields = SetupFields[SetupTable];
type FieldErrors = Record<string, string>;

const readAll = declareStatement({
  name: 'setup',
  text: `SELECT json_build_object(${keysOf(setupTables)
    .map((name) => `'${name}', ${setupTables[name].list}`)
    .join(', ')},
    'provinces', (SELECT coalesce(json_agg(json_build_object('id', p.id, 'title', p.title, 'cities',
      (SELECT coalesce(json_agg(json_build_object('id', c.id, 'title', c.title) ORDER BY c.sort, c.id), '[]')
        FROM cities c WHERE c.province_id = p.id)) ORDER BY p.sort, p.id), '[]') FROM provinces p),
    'couponUses', (SELECT coalesce(json_agg(u), '[]') FROM (SELECT c.coupon_id AS "couponId", count(*)::int AS orders,
      sum(o.coupon_discount)::bigint AS discount FROM coupon_uses c JOIN orders o ON o.id = c.order_id GROUP BY 1) u),
    'productNames', (SELECT coalesce(json_agg(n), '[]') FROM (
      SELECT p.id AS "productId", NULL::int AS "propertyId", p.title FROM products p
        WHERE p.id IN (SELECT unnest(b.product_ids) FROM bundles b UNION SELECT product_id FROM showcase_products
          UNION SELECT product_id FROM vat_rates)
      UNION ALL
      SELECT p.id, v.id, concat_ws('، ', p.title, v.colour_title, v.option_title) FROM product_properties v
        JOIN products p ON p.id = v.product_id
        WHERE v.id IN (SELECT (o ->> 'propertyId')::int FROM bundles b, jsonb_array_elements(b.offers) o)) n)) AS setup`,
  row: Type.Object({ setup: DeskSetup }),
});

/** All lists of the shop's setup. One statement. */
export async function readSetup(db: Database): Promise<DeskSetup> {
  const row = await readOne(db, readAll);
  return row.setup;
}

async function findEntry(queries: Queries, table: SetupTable, id: SetupId): Promise<Fields | null> {
  const [found] = await queries.query(setupTables[table].find, [id]);
  if (!found) return null;
  const { id: _id, ...fields } = found.row;
  // The statement reads the fields of this very table.
  return fields as Fields;
}

function refuseErrors(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw refuse(400, 'bad_input', messages.wrong, errors);
}

const trimTexts = (fields: Fields): Fields =>
  Object.assign(
    { ...fields },
    ...Object.entries(fields).map(([name, value]) =>
      typeof value === 'string' ? { [name]: value.trim() } : {},
    ),
    'code' in fields && fields.code !== null && { code: foldCoupon(fields.code) },
  );

/** Offers the variants of a bundle with its products, as it says now. */
const writeCompanions = declareStatement({
  name: 'setup_write_companions',
  text: 'SELECT FROM write_companions($1::int[])',
  row: anyRow,
});

/** Offers variants again that a bundle which is gone has offered. */
const offerAgain = declareStatement({
  name: 'setup_offer_again',
  text: `SELECT FROM write_companions(ARRAY(SELECT b.id FROM bundles b
    WHERE EXISTS (SELECT FROM jsonb_array_elements(b.offers) AS offers (o) WHERE (o ->> 'propertyId')::int = ANY ($1::int[]))))`,
  row: anyRow,
});

type Change = { table: SetupTable; id: SetupId | null; before: Fields | null; fields: Fields };

/**
 * Creates an entry of a list (`id` null) or changes one. Renew the pages of the shop afterwards.
 * @throws 400 with the wrong fields, 404, 409 when the entry is no longer as the operator saw it
 */
export async function saveSetup(
  { db, now }: Parts,
  { table, id, before, fields: typed }: Change,
  operator: number,
): Promise<SavedSetup> {
  const fields = trimTexts(typed);
  refuseErrors(findSetupErrors(table, fields as never));
  const { area, lock, insert, update } = setupTables[table];
  const saved = await db.orm.transaction(async (tx) => {
    const queries = queriesIn(tx);
    await tx.execute(sql.raw(lock));
    const known = id === null ? null : await findEntry(queries, table, id);
    if (id !== null && !known) throw refuse(404, 'not_found', messages.notFound);
    if (known && !isDeepStrictEqual(known, before)) {
      const newer = before ? (findDifferences(before, known)?.after ?? {}) : known;
      throw refuse(409, 'changed', messages.changed, describeNewValues(newer));
    }
    refuseErrors(await findStoredErrors(queries, id, table, fields));
    const row = columnsOf(table, fields);
    const [written] =
      id === null ? await queries.query(insert, { row }) : await queries.query(update, { id, row });
    if (!written) throw new Error('The entry was not written.');
    const differences = known ? findDifferences(known, fields) : { before: null, after: fields };
    await recordDeskChange(
      { db: queries, now },
      {
        operator,
        area,
        subject: String(written.id),
        action: known ? 'change' : 'create',
        before: differences?.before ?? null,
        after: differences?.after ?? null,
      },
    );
    await renewProducts(tx, { table, id: written.id, before: known, after: fields });
    if (table === 'bundles') await queries.query(writeCompanions, [[written.id]]);
    await clearSlots(queries, { table, before: known, after: fields, id: written.id, now: now() });
    return written;
  });
  if (table === 'deliveryMethods' || table === 'holidays') await openSlots(db, now());
  return saved;
}

/** Deletes an entry that nothing needs. Renew the pages of the shop afterwards. @returns the entry as it was @throws 404, 409 when something needs it */
export async function removeSetup(
  { db, now }: Parts,
  { table, id }: Pick<Change, 'table'> & { id: SetupId },
  operator: number,
): Promise<Fields> {
  const { area, lock, isInUse, remove } = setupTables[table];
  const removed = await db.orm.transaction(async (tx) => {
    const queries = queriesIn(tx);
    await tx.execute(sql.raw(lock));
    const before = await findEntry(queries, table, id);
    if (!before) throw refuse(404, 'not_found', messages.notFound);
    const [use] = await queries.query(isInUse, [id]);
    if (use?.used) throw refuse(409, 'conflict', reasonOf(table));
    await queries.query(remove, [id]);
    // Another bundle may offer what this one has offered.
    if ('offers' in before)
      await queries.query(offerAgain, [before.offers.map(({ propertyId }) => propertyId)]);
    await recordDeskChange(
      { db: queries, now },
      { operator, area, subject: String(id), action: 'delete', before, after: null },
    );
    await renewProducts(tx, { table, id, before, after: null });
    return before;
  });
  if (table === 'holidays') await openSlots(db, now());
  return removed;
}

const reasons: Readonly<Partial<Record<SetupTable, string>>> = messages.inUse;
const reasonOf = (table: SetupTable) => reasons[table] ?? messages.notFound;

type Written = { table: SetupTable; id: SetupId; before: Fields | null; after: Fields | null };

/** Products whose lists, filters or search words name the entry. */
const productsOf: Partial<Record<SetupTable, (written: Written) => ReturnType<typeof sql> | null>> = {
  categories: ({ id, before }) => (before ? sql`${id} = ANY (p.category_path)` : null),
  brands: ({ id, before }) => (before ? sql`p.brand_id = ${id}` : null),
  filterAttributes: ({ before, after }) =>
    sql`EXISTS (SELECT FROM jsonb_array_elements(p.specs) AS spec (part) CROSS JOIN jsonb_array_elements(part -> 'rows') AS lines (line)
      WHERE line ->> 'title' = ANY (${sql.param([before, after].flatMap((one) => (one && 'title' in one ? [one.title] : [])))}::text[]))`,
  synonyms: ({ before, after }) => {
    const words = [before, after].flatMap((one) => (one && 'words' in one ? one.words : []));
    const folded = words.flatMap(spellings).map(removeSpaces);
    return sql`EXISTS (SELECT FROM unnest(${sql.param(folded)}::text[]) AS word WHERE strpos(p.search_c, word) > 0)`;
  },
};

async function renewProducts(tx: Orm, written: Written): Promise<void> {
  const condition = productsOf[written.table]?.(written);
  if (!condition) return;
  const { rows }: { rows: { id: number }[] } = Object(
    await tx.execute(sql`SELECT p.id FROM products p WHERE ${condition}`),
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  if (written.table !== 'brands' && written.table !== 'synonyms') await refreshListings({ orm: tx }, ids);
  if (written.table !== 'filterAttributes') await refreshSearchTexts(tx, ids);
}

/** Days with a taken slot keep their slots: somebody has chosen one of them. */
const clearDays = declareStatement({
  name: 'setup_clear_slots',
  text: `DELETE FROM delivery_slots s WHERE s.date >= $today::date AND ($method::int IS NULL OR s.method_id = $method)
      AND ($day::date IS NULL OR s.date = $day)
      AND NOT EXISTS (SELECT FROM delivery_slots o WHERE o.method_id = s.method_id AND o.date = s.date
        AND (o.taken > 0 OR EXISTS (SELECT FROM order_reservations r WHERE r.slot_id = o.id)))`,
  row: anyRow,
});

/** Takes the open slots of the next days back that a holiday or other periods have made wrong. `openSlots` opens the right ones. */
async function clearSlots(
  queries: Queries,
  { table, id, before, after, now }: Written & { now: number },
): Promise<void> {
  const slots = [before, after].map((one) => (one && 'slots' in one ? one.slots : []));
  const isMethod = table === 'deliveryMethods' && before !== null && !isDeepStrictEqual(slots[0], slots[1]);
  if (!isMethod && table !== 'holidays') return;
  await queries.query(clearDays, {
    today: tehranDateOf(now),
    method: isMethod ? id : null,
    day: isMethod ? null : id,
  });
}
