import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement, noRow } from '@/backend/db/statement';
import { CardRow, cardColumns, cardOf, inForce } from '@/backend/domains/browse/product/card';
import type { CleanUp } from '@/backend/server/cleanUps';
import { pageOf, pageSize, readCursor } from '@/backend/server/paging';
import { Id } from '@/contract/common';
import { Favorite, type FavoriteQuery } from '@/contract/favorite';
import { mostFavorites } from '@/contract/limits';

/** How long a removed favorite can come back unchanged. */
const undo = '10 minutes';

/** A sold-out product is not marked as cheaper, because it cannot be bought at that price. */
const cheaper = 'l.in_stock AND l.effective < f.seen_price';

/** Favorites whose product is still offered. */
const offered = `FROM favorites f JOIN products p ON p.id = f.product_id AND p.removed_at IS NULL`;
/** Those that $customer has not removed. */
const kept = 'WHERE f.user_id = $customer AND f.removed_at IS NULL';
/** Offered and not removed, with the price at $now. */
const liked = `${offered} JOIN listings l ON l.product_id = f.product_id AND ${inForce('$now::timestamptz')} ${kept}`;
const favoriteColumns = `${cardColumns}, f.created_at AS "createdAt", f.seen_price AS "seenPrice",
  ${cheaper} AS cheaper, l.in_stock AND NOT f.seen_in_stock AS "backInStock"`;
const newest = 'ORDER BY f.created_at DESC NULLS LAST, f.product_id';

const FavoriteRow = Type.Object({ ...CardRow.properties, ...Type.Omit(Favorite, ['product']).properties });
type FavoriteRow = Static<typeof FavoriteRow>;

const page = declareStatement({
  name: 'favorites',
  text: `SELECT ${favoriteColumns} ${liked}
      AND f.created_at <= $before::timestamptz AND (f.created_at < $before OR f.product_id > $after::bigint)
      AND (NOT $cheaperOnly::boolean OR (${cheaper}))
    ${newest} LIMIT ${pageSize + 1}`,
  row: FavoriteRow,
});

const cheaperOnes = declareStatement({
  name: 'favorites_cheaper',
  text: `SELECT ${favoriteColumns} ${liked} AND ${cheaper} ${newest} LIMIT 4`,
  row: FavoriteRow,
});

const ids = declareStatement({
  name: 'favorite_ids',
  text: `SELECT f.product_id AS id ${offered} ${kept} ${newest}`,
  row: Type.Object({ id: Id }),
});

const like = declareStatement({
  name: 'like_products',
  text: `SELECT FROM like_products($1, $2, $3, '${undo}', $4)`,
  row: anyRow,
});

const unlike = declareStatement({
  name: 'unlike_product',
  text: 'UPDATE favorites SET removed_at = $3 WHERE user_id = $1 AND product_id = $2 AND removed_at IS NULL',
  row: noRow,
});

/** Removed favorites that can no longer come back unchanged. */
export const removedFavorites: CleanUp = {
  table: 'favorites',
  isOld: `removed_at < $1::timestamptz - interval '${undo}'`,
};

const favoriteOf = (
  { createdAt, seenPrice, cheaper, backInStock, ...card }: FavoriteRow,
  now: number,
): Favorite => ({
  product: cardOf(card, now),
  createdAt,
  seenPrice,
  cheaper,
  backInStock,
});

/** A page of favorites, newest first. One statement. @param now ms since the epoch @throws 400 for a broken cursor */
export async function readFavorites(
  db: Database,
  userId: number,
  { cheaper: cheaperOnly = false, cursor }: FavoriteQuery,
  now: number,
): Promise<{ data: Favorite[]; extraObject: { nextCursor: string | null } }> {
  const found = await db.query(page, {
    customer: userId,
    now: new Date(now),
    ...place(cursor),
    cheaperOnly,
  });
  const { rows, nextCursor } = pageOf(found, (last) => `${Date.parse(last.createdAt)}.${last.id}`);
  return { data: rows.map((row) => favoriteOf(row, now)), extraObject: { nextCursor } };
}

/** The instant and the product with which the previous page ended. */
function place(cursor: string | undefined): { before: string; after: number } {
  if (cursor === undefined) return { before: 'infinity', after: 0 };
  const [ms, id] = readCursor(cursor, /^(\d{1,14})\.(\d{1,10})$/);
  return { before: new Date(Number(ms)).toISOString(), after: Number(id) };
}

/** Up to four favorites that have become cheaper since they were liked. One statement. @param now ms */
export async function readCheaperFavorites(db: Database, userId: number, now: number): Promise<Favorite[]> {
  const rows = await db.query(cheaperOnes, { customer: userId, now: new Date(now) });
  return rows.map((row) => favoriteOf(row, now));
}

/** Ids of the favorites, newest first. One statement. */
export async function readFavoriteIds(db: Database, userId: number): Promise<number[]> {
  const rows = await db.query(ids, { customer: userId });
  return rows.map(({ id }) => id);
}

/** Adds favorites, the first as the newest, and ignores unknown products. One statement. @param now ms */
export async function addFavorites(
  db: Database,
  userId: number,
  productIds: readonly number[],
  now: number,
): Promise<void> {
  await db.query(like, [userId, productIds, mostFavorites, new Date(now).toISOString()]);
}

/** Removes a favorite; does nothing for a product that is none. One statement. @param now ms since the epoch */
export async function removeFavorite(
  db: Database,
  userId: number,
  productId: number,
  now: number,
): Promise<void> {
  await db.query(unlike, [userId, productId, new Date(now).toISOString()]);
}
