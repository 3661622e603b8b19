import { type Static, Type } from 'typebox';

/**
 * Purpose of a stored file. A file of one purpose cannot be used for another. `backend/domains/file/purposes.ts` says which
 * kinds of files each purpose accepts.
 */
export const FilePurpose = Type.Enum(['return', 'cheque', 'loan']);
export type FilePurpose = Static<typeof FilePurpose>;

/** Query of `POST /user/files`, whose form has one file. */
export const FileQuery = Type.Object({ purpose: FilePurpose }, { additionalProperties: false });

/** A private file of a customer. Pictures are stored as JPEG, without the data that the camera has added. */
export const StoredFile = Type.Object({
  id: Type.String({ format: 'uuid' }),
  contentType: Type.Enum(['image/jpeg', 'application/pdf']),
  /** Size in bytes. */
  size: Type.Integer({ minimum: 1 }),
  /** Path of the backend that serves the file for ten minutes to everybody who knows it. */
  link: Type.String(),
});
export type StoredFile = Static<typeof StoredFile>;
