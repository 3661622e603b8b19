import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, Toman } from '../common';
import { PageExtra } from '../paging';

/** Products that a customer left in the basket more than a day ago and has not ordered. */
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

/** `GET /admin/baskets`: a page of baskets, those that were left last first. */
export const AbandonedBasketPage = Type.Object({
  baskets: Type.Array(AbandonedBasket),
  ...PageExtra.properties,
});
export type AbandonedBasketPage = Static<typeof AbandonedBasketPage>;
