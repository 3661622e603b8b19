import { type Static, Type } from 'typebox';
import { Strict } from '../common';

/** What a shop has before it sells, in the order in which its owner does it. */
export const openingSteps = [
  'name',
  'contact',
  'legal',
  'logo',
  'payment',
  'sms',
  'delivery',
  'category',
  'product',
  'plan',
] as const;
export type OpeningStep = (typeof openingSteps)[number];

/** `GET /admin/opening`: how far the shop is on the way to its first sale. */
export const Opening = Type.Object({
  /** Whether shoppers see the shop. */
  isOpen: Type.Boolean(),
  steps: Type.Array(Type.Object({ step: Type.Enum([...openingSteps]), done: Type.Boolean() })),
});
export type Opening = Static<typeof Opening>;

const longestTypedCode = 20;

/** `POST /user/opening`: makes the caller the first supervisor, by the code that the start of the shop prints. */
export const ClaimShop = Strict({ code: Type.String({ maxLength: longestTypedCode }) });
export type ClaimShop = Static<typeof ClaimShop>;
