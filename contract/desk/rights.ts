import { type Static, Type } from 'typebox';

/** What a supervisor may do at the desk; `rules/deskRights.ts` says what each role sees and changes. */
export const DeskRole = Type.Enum([
  'owner',
  'orders',
  'catalogue',
  'support',
  'finance',
  'loans',
  'content',
  'reader',
]);
export type DeskRole = Static<typeof DeskRole>;
