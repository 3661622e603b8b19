import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { FileRow, withLink } from '@/backend/domains/layout/file/files';
import { pageOf, pageSize, readIdCursor } from '@/backend/server/paging';
import { Nullable } from '@/contract/common';
import { mostBuyerPictures } from '@/contract/limits';
import type { PageExtra } from '@/contract/paging';
import {
  BuyerPicture,
  OwnReview,
  Review,
  VotedReview,
  type WriteReview,
  WrittenReview,
} from '@/contract/review';
import { mediaPath } from '@/utils/pictureAddress';
import { anonymousBuyer } from './messages';

/** Whether $customer has bought the product. @param product an SQL expression for its id */
export const bought = (product: string) => `has_bought($customer::int, (${product})::int)`;
const helpful = '(SELECT count(*)::int FROM review_votes v WHERE v.review_id = r.id) AS helpful';
/** The address of a picture of a published review. */
const pictureOf = `'${mediaPath}' || p.file_id || '.webp'`;

const OwnRow = Type.Object({
  ...OwnReview.properties,
  review: Nullable(Type.Object({ ...WrittenReview.properties, pictures: Type.Array(FileRow) })),
});

const statements = {
  list: declareStatement({
    name: 'reviews',
    text: `SELECT r.id, r.author, r.stars, r.pros, r.cons, r.text, iso(r.written_at) AS "writtenAt", ${helpful},
        ARRAY(SELECT ${pictureOf} FROM review_pictures p WHERE p.review_id = r.id ORDER BY p.place) AS pictures
      FROM reviews r WHERE r.product_id = $product AND r.state = 'published' AND r.id < $before::bigint
      ORDER BY r.id DESC LIMIT ${pageSize + 1}`,
    row: Review,
  }),
  pictures: declareStatement({
    name: 'review_pictures_newest',
    text: `SELECT ${pictureOf} AS picture, r.author FROM reviews r JOIN review_pictures p ON p.review_id = r.id
      WHERE r.product_id = $product AND r.state = 'published' ORDER BY r.id DESC, p.place LIMIT ${mostBuyerPictures}`,
    row: BuyerPicture,
  }),
  own: declareStatement({
    name: 'review_own',
    text: `SELECT ${bought('$product')} AS bought,
        (SELECT json_build_object('stars', stars, 'pros', pros, 'cons', cons, 'text', text, 'state', state, 'reason', reason,
            'pictures', (SELECT coalesce(json_agg(json_build_object('id', f.id, 'contentType', f.content_type, 'size', f.size)
              ORDER BY p.place), '[]') FROM review_pictures p JOIN stored_files f ON f.id = p.file_id WHERE p.review_id = reviews.id))
          FROM reviews WHERE product_id = $product AND user_id = $customer) AS review,
        ARRAY(SELECT v.review_id FROM review_votes v JOIN reviews r ON r.id = v.review_id
          WHERE v.user_id = $customer AND r.product_id = $product ORDER BY 1 DESC LIMIT 200) AS helpful`,
    row: OwnRow,
  }),
  write: declareStatement({
    name: 'review_write',
    text: 'SELECT outcome FROM write_review($customer, $product, $written::jsonb, $anonymous, $now)',
    row: Type.Object({ outcome: Type.Enum(['done', 'not_bought', 'files']) }),
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

/** The newest pictures of the published reviews of a product. */
export const listBuyerPictures = (db: Database, product: number): Promise<BuyerPicture[]> =>
  db.query(statements.pictures, { product });

/**
 * The customer's own review of a product, with links to its pictures for this customer.
 * @param secret key of the links @param now ms since the epoch
 */
export async function readOwnReview(
  db: Database,
  { customer, product, secret, now }: { customer: number; product: number; secret: string; now: number },
): Promise<OwnReview> {
  const [row] = await db.query(statements.own, { customer, product });
  if (!row) return { bought: false, review: null, helpful: [] };
  const review = row.review && {
    ...row.review,
    pictures: row.review.pictures.map((file) => withLink({ secret, viewer: customer, now }, file)),
  };
  return { ...row, review };
}

/** Saves the customer's review of a product, which waits for the shop then. @returns `done`, or why it was not saved */
export async function writeReview(
  db: Database,
  customer: number,
  product: number,
  review: WriteReview,
  now: number,
): Promise<'done' | 'not_bought' | 'files'> {
  const [row] = await db.query(statements.write, {
    customer,
    product,
    written: JSON.stringify(review),
    anonymous: anonymousBuyer,
    now: new Date(now).toISOString(),
  });
  return row?.outcome ?? 'not_bought';
}

/** Adds or removes a customer's vote for a published review; null when there is no such review. */
export async function voteForReview(db: Database, customer: number, review: number, wanted: boolean) {
  const [row] = await db.query(statements.vote, { customer, review, wanted });
  return row ?? null;
}
