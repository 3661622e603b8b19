import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, Strict } from '@/contract/common';
import { ConversationMessage } from '@/contract/conversation';
import { StoredFile } from '@/contract/file';
import { Cursor, PageExtra } from '@/contract/paging';

/** Query of `GET /admin/conversations`: those without an answer, the longest waiting first, or all, the newest first. */
export const DeskConversationQuery = Strict({
  tab: Type.Enum(['waiting', 'all']),
  cursor: Type.Optional(Cursor),
});
export type DeskConversationQuery = Static<typeof DeskConversationQuery>;

export const DeskConversationRow = Type.Object({
  id: Id,
  /** Name and mobile number of the customer; empty and null for a guest. */
  name: Type.String(),
  mobile: Nullable(Type.String()),
  /** The newest message. */
  text: Type.String(),
  sender: ConversationMessage.properties.sender,
  sentAt: Instant,
  waits: Type.Boolean(),
});
export type DeskConversationRow = Static<typeof DeskConversationRow>;

export const DeskConversationPage = Type.Object({
  conversations: Type.Array(DeskConversationRow),
  ...PageExtra.properties,
});
export type DeskConversationPage = Static<typeof DeskConversationPage>;

/** `GET /admin/conversations/{id}`: its newest messages, oldest first. */
export const DeskConversation = Type.Object({
  name: Type.String(),
  mobile: Nullable(Type.String()),
  messages: Type.Array(ConversationMessage),
});
export type DeskConversation = Static<typeof DeskConversation>;

/** A text of a shopper that waits to be published. */
export const WaitingText = Type.Object({
  /** The noun of the command that judges it. */
  what: Type.Enum(['productReview', 'question', 'answer']),
  id: Id,
  /** Title of the product. */
  title: Type.String(),
  text: Type.String(),
  /** Of a review: its stars and its good and bad points. */
  stars: Nullable(Type.Integer()),
  points: Type.String(),
  /** Of a review, in their order. */
  pictures: Type.Array(StoredFile),
  writtenAt: Instant,
});
export type WaitingText = Static<typeof WaitingText>;
