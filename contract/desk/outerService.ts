import { type Static, Type } from 'typebox';
import { Nullable, Strict } from '@/contract/common';

export const OuterServiceKind = Type.Enum([
  'shop',
  'gateway',
  'sms',
  'carrier',
  'tax',
  'feed',
  'identity',
  'insurer',
]);
export type OuterServiceKind = Static<typeof OuterServiceKind>;

/** The longest value of a field of an account, in characters: a certificate has about 3,000. */
export const longestAccountValue = 6000;

/** An outer service as the desk sets it up. A secret is never answered. */
export const DeskService = Type.Object({
  code: Type.String(),
  kind: OuterServiceKind,
  title: Type.String(),
  active: Type.Boolean(),
  /** Where the account stands: at the desk, in the settings of the server, or nowhere. */
  source: Nullable(Type.Enum(['desk', 'server'])),
  fields: Type.Array(
    Type.Object({
      name: Type.String(),
      title: Type.String(),
      secret: Type.Boolean(),
      optional: Type.Boolean(),
      /** Whether it has several lines. */
      long: Type.Boolean(),
      /** Whether there is a value. */
      filled: Type.Boolean(),
      /** Empty for a secret. */
      value: Type.String(),
    }),
  ),
});
export type DeskService = Static<typeof DeskService>;

/** `GET /admin/outerServices`. */
export const DeskServices = Type.Object({
  /** Whether keys can be stored: the server keeps its secret over restarts. */
  canSeal: Type.Boolean(),
  services: Type.Array(DeskService),
});
export type DeskServices = Static<typeof DeskServices>;

/** `PUT /admin/outerServices/:code`. An empty secret stays as it is. */
export const WriteAccount = Strict({
  active: Type.Boolean(),
  values: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: longestAccountValue }), {
    maxProperties: 12,
  }),
});
export type WriteAccount = Static<typeof WriteAccount>;

/** The code under which the sender of messages is tried that is active, also by the settings of the server. */
export const activeSender = 'sms';

/** `POST /admin/outerServices/:code/test`: whether the service took the test, and what it said. */
export const ServiceTest = Type.Object({ done: Type.Boolean(), text: Type.String() });
export type ServiceTest = Static<typeof ServiceTest>;
