import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { anonymousBuyer } from '@/backend/domains/browse/review/messages';
import { bought } from '@/backend/domains/browse/review/queries';
import { pageOf, pageSize, readIdCursor } from '@/backend/server/paging';
import { mostListedAnswers } from '@/contract/limits';
import type { PageExtra } from '@/contract/paging';
import { Question } from '@/contract/question';
import { anonymousAsker } from './messages';

const nameOr = (anonymous: string) => `coalesce(u.f_name || ' ' || left(u.l_name, 1) || '.', '${anonymous}')`;

const statements = {
  list: declareStatement({
    name: 'questions',
    text: `SELECT q.id, q.author, q.text, iso(q.asked_at) AS "askedAt",
        (SELECT coalesce(json_agg(x), '[]') FROM (
          SELECT a.id, a.by, a.author, a.text, iso(a.written_at) AS "writtenAt" FROM product_answers a
          WHERE a.question_id = q.id AND a.state = 'published' ORDER BY a.by DESC, a.id LIMIT ${mostListedAnswers}) x) AS answers
      FROM product_questions q WHERE q.product_id = $product AND q.state = 'published' AND q.id < $before::bigint
      ORDER BY q.id DESC LIMIT ${pageSize + 1}`,
    row: Question,
  }),
  ask: declareStatement({
    name: 'question_ask',
    text: `INSERT INTO product_questions (product_id, user_id, author, text, asked_at)
      SELECT p.id, u.id, ${nameOr(anonymousAsker)}, $text, $now FROM products p, users u
      WHERE p.id = $product AND p.removed_at IS NULL AND u.id = $customer RETURNING id`,
    row: Type.Object({ id: Type.Integer() }),
  }),
  answer: declareStatement({
    name: 'question_answer',
    text: `WITH asked AS (
        SELECT q.id, ${bought('q.product_id')} AS bought FROM product_questions q
        WHERE q.id = $question AND q.state = 'published'
      ), written AS (
        INSERT INTO product_answers (question_id, user_id, by, author, text, written_at)
        SELECT asked.id, u.id, 'buyer', ${nameOr(anonymousBuyer)}, $text, $now FROM asked, users u WHERE u.id = $customer AND asked.bought
        ON CONFLICT (question_id, user_id) DO UPDATE SET author = excluded.author, text = excluded.text,
          written_at = excluded.written_at, state = 'pending', reason = NULL
      )
      SELECT bought FROM asked`,
    row: Type.Object({ bought: Type.Boolean() }),
  }),
};

/** A page of the published questions of a product, the newest first. @throws 400 for a malformed cursor */
export async function listQuestions(
  db: Database,
  product: number,
  cursor: string | undefined,
): Promise<{ data: Question[]; extraObject: PageExtra }> {
  const found = await db.query(statements.list, { product, before: readIdCursor(cursor) });
  const { rows, nextCursor } = pageOf(found, ({ id }) => String(id));
  return { data: rows, extraObject: { nextCursor } };
}

type Written = { customer: number; text: string; now: number };
const valuesOf = ({ customer, text, now }: Written) => ({ customer, text, now: new Date(now).toISOString() });

/** Saves a question, which waits for the shop then. @returns false when the product is not offered */
export async function askQuestion(db: Database, product: number, written: Written): Promise<boolean> {
  const rows = await db.query(statements.ask, { product, ...valuesOf(written) });
  return rows.length > 0;
}

/** Saves a buyer's answer to a published question, which waits for the shop then. @returns `done`, or why it was not saved */
export async function answerQuestion(
  db: Database,
  question: number,
  written: Written,
): Promise<'done' | 'notFound' | 'notBought'> {
  const [asked] = await db.query(statements.answer, { question, ...valuesOf(written) });
  if (!asked) return 'notFound';
  return asked.bought ? 'done' : 'notBought';
}
