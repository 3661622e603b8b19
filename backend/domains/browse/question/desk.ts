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
import { readSettings } from '@/backend/domains/layout/site/settings';
import { isoNow } from '@/backend/server/clock';
import { Id, Instant } from '@/contract/common';
import { messages } from './messages';

const mostListed = 100;
const Outcome = Type.Object({ outcome: Type.Enum(['done', 'not_found', 'wrong_state']) });

const listWaiting = declareStatement({
  name: 'questions_waiting',
  text: `SELECT * FROM (
      SELECT 'question' AS what, q.id, p.title, q.text, iso(q.asked_at) AS "writtenAt"
      FROM product_questions q JOIN products p ON p.id = q.product_id WHERE q.state = 'pending'
      UNION ALL
      SELECT 'answer', a.id, p.title, a.text, iso(a.written_at) FROM product_answers a
      JOIN product_questions q ON q.id = a.question_id JOIN products p ON p.id = q.product_id WHERE a.state = 'pending'
    ) waiting ORDER BY "writtenAt" LIMIT ${mostListed}`,
  row: Type.Object({
    what: Type.Enum(['question', 'answer']),
    id: Id,
    title: Type.String(),
    text: Type.String(),
    writtenAt: Instant,
  }),
});
const judgeQuestion = declareStatement({
  name: 'question_judge',
  text: `SELECT outcome FROM judge_post('product_questions', $id, $verdict, $reason, $title, NULL, $now)`,
  row: Outcome,
});
const judgeAnswer = declareStatement({
  name: 'answer_judge',
  text: `SELECT outcome FROM judge_post('product_answers', $id, $verdict, $reason, $title, $answered, $now)`,
  row: Outcome,
});
const answer = declareStatement({
  name: 'question_answer_of_shop',
  text: 'SELECT outcome FROM answer_question($id, $text, $author, $title, $now)',
  row: Outcome,
});

/** The questions and the buyers' answers that wait, the oldest first. */
export const listWaitingQuestions = (db: Queries) => db.query(listWaiting);

type Parts = Pick<ActionParts, 'db' | 'now'>;
type Judged = CommandOf<'answer'>['decision'];

const judgedOf = (decision: Judged) =>
  decision.verdict === 'refuse'
    ? { verdict: 'refused', reason: decision.reason }
    : { verdict: 'published', reason: null };

/** Publishes, refuses or answers a question. @returns `done`, or why nothing was changed */
async function decideQuestion(
  parts: Parts,
  id: number,
  decision: CommandOf<'question'>['decision'],
): Promise<DeskOutcome> {
  const now = isoNow(parts);
  if (decision.verdict === 'answer') {
    const values = {
      id,
      text: decision.text,
      author: (await readSettings(parts.db)).company.companyName,
      title: messages.answered,
      now,
    };
    return (await parts.db.query(answer, values))[0]?.outcome ?? 'not_found';
  }
  const title = decision.verdict === 'refuse' ? messages.questionRefused : messages.questionPublished;
  const [row] = await parts.db.query(judgeQuestion, { id, ...judgedOf(decision), title, now });
  return row?.outcome ?? 'not_found';
}

/** Publishes or refuses a buyer's answer. @returns `done`, or why nothing was changed */
async function decideAnswer(parts: Parts, id: number, decision: Judged): Promise<DeskOutcome> {
  const title = decision.verdict === 'refuse' ? messages.answerRefused : messages.answerPublished;
  const values = { id, ...judgedOf(decision), title, answered: messages.answered, now: isoNow(parts) };
  return (await parts.db.query(judgeAnswer, values))[0]?.outcome ?? 'not_found';
}

export const questionActions: DeskActions<'question' | 'answer'> = {
  question: {
    lock: declareLock('question', 'product_questions'),
    read: declareState('question', 'product_questions'),
    describe: describeDecision,
    carryOut: (parts, { id, decision }) => decideQuestion(parts, id, decision),
  },
  answer: {
    lock: declareLock('answer', 'product_answers'),
    read: declareState('answer', 'product_answers'),
    describe: describeDecision,
    carryOut: (parts, { id, decision }) => decideAnswer(parts, id, decision),
  },
};
