import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common';
import { PageExtra } from './paging';

/** A notification for a customer. */
export const FeedNotification = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(['order', 'instalment', 'wallet', 'favorite', 'stock', 'price', 'facility', 'general']),
  title: Type.String(),
  text: Type.String(),
  link: Nullable(Type.String()),
  /** Whether it opens the «continue facility purchase» dialog while it is unseen. */
  isModal: Type.Boolean(),
  seen: Type.Boolean(),
  /** Number of its order, or of its loan or leasing request; null for any other message. With `isModal` it is an order. */
  value: Nullable(Type.String()),
  createdAt: Instant,
});
export type FeedNotification = Static<typeof FeedNotification>;
export const FeedExtra = Type.Object({ ...PageExtra.properties, unseen: Type.Integer({ minimum: 0 }) });
export type FeedExtra = Static<typeof FeedExtra>;

/** The answer of `POST /user/notifications/seen?id=` and `/allSeen`: the number of unseen notifications, at most `mostCounted`. */
export const UnseenLeft = Type.Pick(FeedExtra, ['unseen']);
export type UnseenLeft = Static<typeof UnseenLeft>;
