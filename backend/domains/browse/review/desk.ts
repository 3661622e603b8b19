import { Type } from 'typebox';
import type { Queries } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import {
  type ActionParts,
  type CommandOf,
  type DeskActions,
  type DeskOutcome,
  declareLock,
  declareState,
  describeDecision,
} from '@/backend/desk/action';
import { FileRow } from '@/backend/domains/layout/file/files';
import { isoNow } from '@/backend/server/clock';
import { Id, Instant } from '@/contract/common';
import { messages } from './messages';

const mostListed = 100;

const listWaiting = declareStatement({
  name: 'reviews_waiting',
  text: `SELECT r.id, p.title, r.stars, r.text, array_to_string(r.pros || r.cons, '، ') AS points, iso(r.written_at) AS "writtenAt",
      (SELECT coalesce(json_agg(json_build_object('id', f.id, 'contentType', f.content_type, 'size', f.size) ORDER BY p.place), '[]')
        FROM review_pictures p JOIN stored_files f ON f.id = p.file_id WHERE p.review_id = r.id) AS pictures
    FROM reviews r JOIN products p ON p.id = r.product_id WHERE r.state = 'pending' ORDER BY r.written_at LIMIT ${mostListed}`,
  row: Type.Object({
    id: Id,
    title: Type.String(),
    stars: Type.Integer(),
    text: Type.String(),
    points: Type.String(),
    /** Its files without links; see `withLink`. */
    pictures: Type.Array(FileRow),
    writtenAt: Instant,
  }),
});

const judge = declareStatement({
  name: 'review_judge',
  text: `SELECT outcome FROM judge_post('reviews', $review, $verdict, $reason, $title, NULL, $now)`,
  row: Type.Object({ outcome: Type.Enum(['done', 'not_found', 'wrong_state']) }),
});

export const listWaitingReviews = (db: Queries) => db.query(listWaiting);

/** Publishes or refuses a review. @returns `done`, or why nothing was changed */
async function judgeReview(
  { db, now }: Pick<ActionParts, 'db' | 'now'>,
  id: number,
  decision: CommandOf<'productReview'>['decision'],
): Promise<DeskOutcome> {
  const refused = decision.verdict === 'refuse';
  const [row] = await db.query(judge, {
    review: id,
    verdict: refused ? 'refused' : 'published',
    reason: refused ? decision.reason : null,
    title: refused ? messages.refused : messages.published,
    now: isoNow({ now }),
  });
  return row?.outcome ?? 'not_found';
}

export const reviewActions: DeskActions<'productReview'> = {
  productReview: {
    lock: declareLock('product_review', 'reviews'),
    read: declareState('product_review', 'reviews'),
    describe: describeDecision,
    carryOut: (parts, { id, decision }) => judgeReview(parts, id, decision),
  },
};
