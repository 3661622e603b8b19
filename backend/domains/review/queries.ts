import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { pageOf, pageSize, readIdCursor } from '@/backend/paging';
import type { PageExtra } from '@/contract/paging';
import { OwnReview, Review, VotedReview, type WriteReview } from '@/contract/review';
import { anonymousBuyer } from './messages';

/**
 * Whether a delivered order of $customer has the product. Returned goods were in the buyer's hands too.
 * @param product an SQL expression for the id of the product
 */
export const bought = (
  product: string,
) => `EXISTS (SELECT FROM orders o JOIN order_items i ON i.order_id = o.id
      WHERE o.user_id = $customer AND o.state IN ('delivered', 'partlyReturned', 'returned') AND i.product_id = ${product})`;
const helpful = '(SELECT count(*)::int FROM review_votes v WHERE v.review_id = r.id) AS helpful';

const statements = {
  list: declareStatement({
    name: 'reviews',
    text: `SELECT r.id, r.author, r.stars, r.pros, r.cons, r.text, iso(r.written_at) AS "writtenAt", ${helpful}
      FROM reviews r WHERE r.product_id = $product AND r.state = 'published' AND r.id < $before::bigint
      ORDER BY r.id DESC LIMIT ${pageSize + 1}`,
    row: Review,
  }),
  own: declareStatement({
    name: 'review_own',
    text: `SELECT ${bought('$product')} AS bought,
        (SELECT json_build_object('stars', stars, 'pros', pros, 'cons', cons, 'text', text, 'state', state, 'reason', reason)
          FROM reviews WHERE product_id = $product AND user_id = $customer) AS review,
        ARRAY(SELECT v.review_id FROM review_votes v JOIN reviews r ON r.id = v.review_id
          WHERE v.user_id = $customer AND r.product_id = $product ORDER BY 1 DESC LIMIT 200) AS helpful`,
    row: OwnReview,
  }),
  write: declareStatement({
    name: 'review_write',
    text: `INSERT INTO reviews (product_id, user_id, author, stars, pros, cons, text, written_at)
      SELECT $product::int, u.id, coalesce(u.f_name || ' ' || left(u.l_name, 1) || '.', '${anonymousBuyer}'), $stars, $pros::text[],
        $cons::text[], $text, $now FROM users u WHERE u.id = $customer AND ${bought('$product')}
      ON CONFLICT (product_id, user_id) DO UPDATE SET author = excluded.author, stars = excluded.stars, pros = excluded.pros,
        cons = excluded.cons, text = excluded.text, written_at = excluded.written_at, state = 'pending', reason = NULL
      RETURNING id`,
    row: Type.Object({ id: Type.Integer() }),
  }),
  vote: declareStatement({
    name: 'review_vote',
    text: `WITH target AS (SELECT id, user_id FROM reviews WHERE id = $review::int AND state = 'published'), added AS (
        INSERT INTO review_votes (review_id, user_id) SELECT id, $customer::int FROM target
          WHERE $wanted::boolean AND user_id IS DISTINCT FROM $customer ON CONFLICT DO NOTHING RETURNING 1
      ), removed AS (
        DELETE FROM review_votes WHERE review_id = $review AND user_id = $customer AND NOT $wanted RETURNING 1
      )
      SELECT t.id, t.user_id IS NOT DISTINCT FROM $customer AS own,
        ((SELECT count(*) FROM review_votes v WHERE v.review_id = t.id) + (SELECT count(*) FROM added)
          - (SELECT count(*) FROM removed))::int AS helpful
      FROM target t`,
    row: Type.Object({ ...VotedReview.properties, own: Type.Boolean() }),
  }),
};

/** A page of the published reviews of a product, the newest first. @throws 400 for a malformed cursor */
export async function listReviews(
  db: Database,
  product: number,
  cursor: string | undefined,
): Promise<{ data: Review[]; extraObject: PageExtra }> {
  const found = await db.query(statements.list, { product, before: readIdCursor(cursor) });
  const { rows, nextCursor } = pageOf(found, ({ id }) => String(id));
  return { data: rows, extraObject: { nextCursor } };
}

export async function readOwnReview(db: Database, customer: number, product: number): Promise<OwnReview> {
  const [row] = await db.query(statements.own, { customer, product });
  return row ?? { bought: false, review: null, helpful: [] };
}

/** Saves the customer's review of a product, which waits for the shop then. @returns false when the customer did not buy it */
export async function writeReview(
  db: Database,
  customer: number,
  product: number,
  { stars, pros, cons, text }: WriteReview,
  now: number,
): Promise<boolean> {
  const moment = new Date(now).toISOString();
  const rows = await db.query(statements.write, { customer, product, stars, pros, cons, text, now: moment });
  return rows.length > 0;
}

/** Adds or removes a customer's vote for a published review; null when there is no such review. */
export async function voteForReview(db: Database, customer: number, review: number, wanted: boolean) {
  const [row] = await db.query(statements.vote, { customer, review, wanted });
  return row ?? null;
}
