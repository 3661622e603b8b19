import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, Strict } from './common';
import { DocumentState } from './document';
import { StoredFile } from './file';
import { cooperationLengths, mostCooperationCategories, mostDocumentFiles } from './limits';

/** Legal form of the merchant: a person with a shop, or a registered company. The documents depend on it. */
export const BusinessKind = Type.Enum(['person', 'company']);
export type BusinessKind = Static<typeof BusinessKind>;

/** A kind of document of merchants. Kinds are rows of the database, so that a shop can ask for others. */
export const MerchantDocument = Type.Object({
  code: Type.String(),
  title: Type.String(),
  /** Form that the document must have, such as «هر چهار صفحه». */
  hint: Nullable(Type.String()),
  /** Businesses that give it; `required` are those that must. */
  kinds: Type.Array(BusinessKind),
  required: Type.Array(BusinessKind),
  mostFiles: Type.Integer({ minimum: 1, maximum: mostDocumentFiles }),
});
export type MerchantDocument = Static<typeof MerchantDocument>;

/**
 * - `draft`: the merchant fills it in;
 * - `submitted`: complete, and waits for an operator;
 * - `inReview`: an operator examines it;
 * - `needsCorrection`: the reason says what to change; fields and refused documents can be changed and submitted again;
 * - `approved`; `rejected`, with a reason. Both are final.
 */
export const CooperationState = Type.Enum([
  'draft',
  'submitted',
  'inReview',
  'needsCorrection',
  'approved',
  'rejected',
]);
export type CooperationState = Static<typeof CooperationState>;

const { name, number, address, description } = cooperationLengths;
const text = (maxLength: number) => Type.String({ maxLength });

/** The fields as they were typed; empty while nothing is. They are checked when the request is submitted. */
export const CooperationForm = Type.Object({
  kind: BusinessKind,
  /** Name of the shop, or the registered name of the company. */
  businessName: text(name),
  /** The owner, or who represents the company. */
  contactName: text(name),
  /** National id of the owner, or the national id of the company (شناسهٔ ملی). */
  nationalId: text(number),
  economicCode: text(number),
  sheba: text(number),
  /** Whether the merchant agrees that the shop asks the bank whose account it is. */
  asksShebaOwner: Type.Optional(Type.Boolean()),
  mobile: text(number),
  provinceId: Nullable(Id),
  cityId: Nullable(Id),
  address: text(address),
  /** Ids of the shop's first categories. */
  categories: Type.Array(Id, { maxItems: mostCooperationCategories }),
  description: text(description),
});
export type CooperationForm = Static<typeof CooperationForm>;

/** Whether an account belongs to the merchant or the company of its request. `unknown`: the bank has not said it. */
export const ShebaOwner = Type.Enum(['matches', 'differs', 'unknown']);
export type ShebaOwner = Static<typeof ShebaOwner>;

/** `PUT /user/cooperation`: the fields that were typed. A missing field is left as it is, so that a form saves as it is typed. */
export const SaveCooperation = Type.Partial(CooperationForm, { additionalProperties: false });
export type SaveCooperation = Static<typeof SaveCooperation>;

/** A document that this business can give, in the order of the kinds. */
export const CooperationDocument = Type.Object({
  ...MerchantDocument.properties,
  state: DocumentState,
  /** Persian reason of a rejection. */
  reason: Nullable(Type.String()),
  files: Type.Array(StoredFile),
});
export type CooperationDocument = Static<typeof CooperationDocument>;

export const Cooperation = Type.Object({
  /** Null before anything was saved. */
  id: Nullable(Id),
  state: CooperationState,
  form: CooperationForm,
  documents: Type.Array(CooperationDocument),
  /** The categories that can be chosen. */
  categoryOptions: Type.Array(Type.Object({ id: Id, title: Type.String() })),
  /** Persian reason of `needsCorrection` and `rejected`. */
  reason: Nullable(Type.String()),
  savedAt: Nullable(Instant),
  /** Every state the request has had, oldest first. */
  history: Type.Array(Type.Object({ state: CooperationState, at: Instant })),
});
export type Cooperation = Static<typeof Cooperation>;

/** `PUT /user/cooperation/documents/{code}`: the uploads with the purpose `cooperation` that are this document. None removes it. */
export const GiveMerchantDocument = Strict({
  fileIds: Type.Array(Type.String({ format: 'uuid' }), { maxItems: mostDocumentFiles }),
});
export type GiveMerchantDocument = Static<typeof GiveMerchantDocument>;
