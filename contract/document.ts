import { type Static, Type } from 'typebox';
import { Nullable, Strict } from './common';
import { StoredFile } from './file';
import { mostDocumentFiles } from './limits';

/** `missing`: no file yet; `given`: not examined yet; `accepted`; `rejected`: with a reason. */
export const DocumentState = Type.Enum(['missing', 'given', 'accepted', 'rejected']);
export type DocumentState = Static<typeof DocumentState>;

/** A document that an operator examines, of a loan request or of an order. */
export const ExaminedDocument = Type.Object({
  code: Type.String(),
  title: Type.String(),
  /** Form that the document must have, such as «مهر و امضای سه ماه آخر». */
  hint: Nullable(Type.String()),
  required: Type.Boolean(),
  mostFiles: Type.Integer({ minimum: 1, maximum: mostDocumentFiles }),
  state: DocumentState,
  /** Persian reason of a rejection. */
  reason: Nullable(Type.String()),
  files: Type.Array(StoredFile),
});
export type ExaminedDocument = Static<typeof ExaminedDocument>;

/** Sets the uploads with the purpose `loan` that are a document, in their order. An empty list removes the document. */
export const GiveDocument = Strict({
  fileIds: Type.Array(Type.String({ format: 'uuid' }), { maxItems: mostDocumentFiles }),
});
export type GiveDocument = Static<typeof GiveDocument>;
