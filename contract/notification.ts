import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common';
import { PageExtra } from './paging';

/** What the shop tells a customer. */
export const FeedNotification = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(['order', 'instalment', 'wallet', 'favorite', 'stock', 'facility', 'general']),
  title: Type.String(),
  text: Type.String(),
  link: Nullable(Type.String()),
  /** While unseen, opens the «continue facility purchase» dialog. */
  isModal: Type.Boolean(),
  seen: Type.Boolean(),
  /** Id of the order it is about. */
  value: Nullable(Type.String()),
  createdAt: Instant,
});
export type FeedNotification = Static<typeof FeedNotification>;
export const FeedExtra = Type.Object({ ...PageExtra.properties, unseen: Type.Integer({ minimum: 0 }) });
export type FeedExtra = Static<typeof FeedExtra>;

/** The answer of `POST /user/notifications/seen?id=` and `/allSeen`: how many are unseen now, at most 99. */
export const UnseenLeft = Type.Pick(FeedExtra, ['unseen']);
export type UnseenLeft = Static<typeof UnseenLeft>;
