import { type Static, type TSchema, Type } from 'typebox';

/** Why a call was refused, as a code for programs. */
export const ErrorCode = Type.Enum([
  'bad_input',
  'unauthorized',
  'forbidden',
  // The operator must first prove again who works in the session.
  'unconfirmed',
  'not_found',
  // What was here before will not come back.
  'gone',
  'conflict',
  'changed',
  'max_buy',
  'out_of_stock',
  'too_large',
  'unsupported_media',
  'too_many',
  'catalog_mode',
  'maintenance',
  'unavailable',
  'internal',
]);
export type ErrorCode = Static<typeof ErrorCode>;

/** The body of every refused call. The message is Persian and can be shown in a toast. */
export const ErrorAnswer = Type.Object({
  message: Type.String(),
  code: ErrorCode,
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** The id of the request in the log, with errors of the server. */
  requestId: Type.Optional(Type.String()),
});
export type ErrorAnswer = Static<typeof ErrorAnswer>;

/** `{ data, extraObject?, message? }`, the envelope of every successful call. */
export function answerOf<Data extends TSchema>(data: Data) {
  return Type.Object({ data, message: Type.Optional(Type.String()) });
}

export function answerWithExtraOf<Data extends TSchema, Extra extends TSchema>(
  data: Data,
  extraObject: Extra,
) {
  return Type.Object({ data, extraObject, message: Type.Optional(Type.String()) });
}
