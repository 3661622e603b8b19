import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, Strict } from './common';
import { BeginUpload, StoredFile } from './file';
import { longestMessage, mostCounted, mostListedMessages, mostMessagePictures } from './limits';

/** A message between a shopper and the shop. */
export const ConversationMessage = Type.Object({
  id: Id,
  sender: Type.Enum(['shopper', 'shop']),
  text: Type.String(),
  /** The order that the message is about; null for none. */
  orderId: Nullable(Id),
  sentAt: Instant,
  /** Pictures that only the shopper and the shop see. */
  pictures: Type.Array(StoredFile, { maxItems: mostMessagePictures }),
});
export type ConversationMessage = Static<typeof ConversationMessage>;

/**
 * `GET /public/conversation`: the newest messages of the shopper, oldest first; with `before` those before that message. A
 * guest's browser carries its conversation in a cookie. After a sign-in the conversation belongs to the customer.
 */
export const Conversation = Type.Object({
  messages: Type.Array(ConversationMessage, { maxItems: mostListedMessages }),
  /** Whether there are older messages. */
  hasEarlier: Type.Boolean(),
  /** Messages of the shop that the shopper has not seen; at most `mostCounted` are counted. */
  unseen: Type.Integer({ minimum: 0, maximum: mostCounted }),
});
export type Conversation = Static<typeof Conversation>;

export const ConversationQuery = Strict({ before: Type.Optional(Id) });

/** `POST /public/conversation/messages`. The answer is the stored message. */
export const SendMessage = Strict({
  /** Made by the browser for each message. The same key again stores nothing and answers the first message. */
  key: Type.String({ format: 'uuid' }),
  /** May be empty when the message has pictures. */
  text: Type.String({ maxLength: longestMessage }),
  /** Ids of uploads of the purpose `conversation`. */
  pictures: Type.Array(Type.String({ format: 'uuid' }), {
    maxItems: mostMessagePictures,
    uniqueItems: true,
  }),
  /** An order of the signed-in customer, or null. */
  orderId: Nullable(Id),
});
export type SendMessage = Static<typeof SendMessage>;

/** `POST /public/conversation/seen`: the shopper has seen the messages up to this one. */
export const SeenMessage = Strict({ messageId: Id });
export type SeenMessage = Static<typeof SeenMessage>;

/** `POST /public/conversation/uploads`: begins the upload of a picture for a message. It goes on like `/user/uploads`. */
export const BeginPicture = Type.Pick(BeginUpload, ['size'], { additionalProperties: false });
