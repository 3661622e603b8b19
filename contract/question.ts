import { type Static, Type } from 'typebox';
import { Id, Instant, Strict, TypedText } from './common';
import { longestQuestion, mostListedAnswers } from './limits';

/** A published answer. `by` says whether a buyer of the product or the shop wrote it. */
export const Answer = Type.Object({
  id: Id,
  by: Type.Enum(['buyer', 'shop']),
  author: Type.String(),
  text: Type.String(),
  writtenAt: Instant,
});
export type Answer = Static<typeof Answer>;

/** A published question about a product with its answers, those of the shop first. */
export const Question = Type.Object({
  id: Id,
  author: Type.String(),
  text: Type.String(),
  askedAt: Instant,
  answers: Type.Array(Answer, { maxItems: mostListedAnswers }),
});
export type Question = Static<typeof Question>;

/**
 * `POST /user/products/{id}/questions` and `PUT /user/questions/{id}/answer`. The shop publishes it first. A new answer replaces
 * the customer's earlier one.
 */
export const QuestionText = Strict({ text: TypedText(longestQuestion) });
export type QuestionText = Static<typeof QuestionText>;
