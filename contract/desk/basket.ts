import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, Toman } from '../common';

/** Baskets that the desk lists. */
export const mostAbandonedBaskets = 100;

/** A row of `GET /admin/baskets`: products that a customer left in the basket more than a day ago and has not ordered. */
export const AbandonedBasket = Type.Object({
  customer: Type.Object({ id: Id, name: Type.String(), mobile: Nullable(Type.String()) }),
  /** Title of the first product, and the number of lines. */
  title: Type.String(),
  lines: Type.Integer({ minimum: 1 }),
  /** What its products cost when they were chosen. */
  amount: Toman,
  updatedAt: Instant,
  /** Whether the customer wants a reminder, and when one was sent. */
  wantsReminder: Type.Boolean(),
  remindedAt: Nullable(Instant),
});
export type AbandonedBasket = Static<typeof AbandonedBasket>;
