import { type Static, Type } from 'typebox';
import { Nullable, Strict } from './common';

/**
 * Purpose of a stored file. A file of one purpose cannot be used for another; documents of a loan request and of an order on a
 * plan have the purpose `loan`. `backend/domains/layout/file/purposes.ts` says which
 * kinds of files each purpose accepts.
 */
export const FilePurpose = Type.Enum([
  'return',
  'cheque',
  'loan',
  'cooperation',
  'shop',
  'review',
  'conversation',
]);
export type FilePurpose = Static<typeof FilePurpose>;

/** A private file of a customer, or of a guest for the conversation. Pictures are stored as JPEG, those that the shop publishes as WebP, without the data that the camera has added. */
export const StoredFile = Type.Object({
  id: Type.String({ format: 'uuid' }),
  contentType: Type.Enum(['image/jpeg', 'image/webp', 'application/pdf']),
  /** Size in bytes. */
  size: Type.Integer({ minimum: 1 }),
  /** Path of the backend that serves the file for ten minutes. It carries the signed id of the viewer who asked for it. */
  link: Type.String(),
});
export type StoredFile = Static<typeof StoredFile>;

/** `POST /user/uploads`: begins an upload of `size` bytes. */
export const BeginUpload = Strict({
  purpose: FilePurpose,
  size: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
});
export type BeginUpload = Static<typeof BeginUpload>;

/**
 * `PUT /user/uploads/{id}?offset=N` sends the bytes from this offset as `application/octet-stream`: `uploadPart` bytes, or the
 * rest of the file. A part that has arrived before changes nothing, so that a part without an answer can be sent again.
 */
export const PartQuery = Strict({ offset: Type.Integer({ minimum: 0 }) });

/** An upload. It has the id of the file that it becomes. */
export const Upload = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** Bytes that have arrived: the offset of the next part. */
  offset: Type.Integer({ minimum: 0 }),
  /** The file, once all parts have arrived and its content is accepted; null before. */
  file: Nullable(StoredFile),
});
export type Upload = Static<typeof Upload>;
