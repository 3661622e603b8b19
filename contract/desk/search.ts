import { type Static, Type } from 'typebox';
import { Id, Strict } from '@/contract/common';
import { longestCustomerSearch } from '@/contract/limits';

/** Query of `GET /admin/search`: a number, a mobile number or its first digits, a serial number, or words of a name. */
export const DeskSearchQuery = Strict({ search: Type.String({ maxLength: longestCustomerSearch }) });
export type DeskSearchQuery = Static<typeof DeskSearchQuery>;

/** A thing that was found. `title` and `note` are names of products and persons, and may be empty. */
export const DeskHit = Type.Object({
  kind: Type.Enum(['order', 'customer', 'product', 'loan', 'leasing', 'merchant']),
  id: Id,
  title: Type.String(),
  note: Type.String(),
});
export type DeskHit = Static<typeof DeskHit>;
