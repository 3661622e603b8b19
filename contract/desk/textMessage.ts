import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, Strict } from '@/contract/common';
import { longestTextMessage } from '@/contract/limits';
import { Cursor, PageExtra } from '@/contract/paging';
import { TextKind } from '@/contract/textMessage';

/**
 * `waiting`: it is tried again by itself; `sent`: the provider took it; `delivered` and `undelivered`: the provider said how it ended;
 * `failed` and `undelivered`: an operator may send it again.
 */
export const TextState = Type.Enum(['waiting', 'sent', 'failed', 'delivered', 'undelivered']);
export type TextState = Static<typeof TextState>;

/** Query of `GET /admin/textMessages`. */
export const DeskTextQuery = Strict({
  state: Type.Optional(TextState),
  kind: Type.Optional(TextKind),
  cursor: Type.Optional(Cursor),
});
export type DeskTextQuery = Static<typeof DeskTextQuery>;

export const DeskText = Type.Object({
  id: Id,
  kind: TextKind,
  /** The first four and the last three digits of the number; between them points. */
  mobile: Type.String(),
  /** Null for a person without an account. */
  customerId: Nullable(Id),
  state: TextState,
  tries: Type.Integer(),
  /** Why the last try failed. */
  error: Nullable(Type.String()),
  createdAt: Instant,
  sentAt: Nullable(Instant),
});
export type DeskText = Static<typeof DeskText>;

/** A page of text messages, newest first. */
export const DeskTextPage = Type.Object({ texts: Type.Array(DeskText), ...PageExtra.properties });
export type DeskTextPage = Static<typeof DeskTextPage>;

/** The text of a kind of message. */
export const DeskTemplate = Type.Object({
  kind: TextKind,
  /** Null for the text of the software. */
  own: Nullable(Type.String()),
});
export type DeskTemplate = Static<typeof DeskTemplate>;

/** `PUT /admin/textTemplates`: `text` is null for the text of the software again. `before` is the text as the operator saw it. */
export const WriteTemplate = Strict({
  kind: TextKind,
  before: Nullable(Type.String({ maxLength: longestTextMessage })),
  text: Nullable(Type.String({ maxLength: longestTextMessage })),
});
export type WriteTemplate = Static<typeof WriteTemplate>;
