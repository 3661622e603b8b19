import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, Strict, Toman } from './common';
import { ChequeRule } from './facility';
import { StoredFile } from './file';
import { longestName, longestNationalCode, mostInstalments } from './limits';

/**
 * - `awaited`: the customer has not handed it in;
 * - `registered`: handed in; it can still be replaced until all cheques of the order are there;
 * - `inReview`: all are there, and an operator compares the pictures;
 * - `accepted`; `refused`: with a reason, and the customer can hand it in again.
 */
export const ChequeState = Type.Enum(['awaited', 'registered', 'inReview', 'accepted', 'refused']);
export type ChequeState = Static<typeof ChequeState>;

/** How the Sayad system marks the cheques of a person: by the bounced ones, from none to the most. */
export const ChequeColour = Type.Enum(['white', 'yellow', 'orange', 'brown', 'red']);
export type ChequeColour = Static<typeof ChequeColour>;

/** Terms that a plan wants to be written on a cheque. */
export const ChequeTerms = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  amount: Toman,
  /** A calendar date, `YYYY-MM-DD`. */
  dueDate: Type.String({ maxLength: 10 }),
});
export type ChequeTerms = Static<typeof ChequeTerms>;

/** A cheque of an order. Everything below the state is null while it is awaited. */
export const Cheque = Type.Object({
  ...ChequeTerms.properties,
  state: ChequeState,
  sayadNumber: Nullable(Type.String()),
  ownerName: Nullable(Type.String()),
  /** The last four digits of the owner's national id. */
  ownerNationalCodeEnd: Nullable(Type.String()),
  /** The colour of the customer's own cheques, from the customer's consent until the decision; null when it was not asked for. */
  colour: Nullable(ChequeColour),
  picture: Nullable(StoredFile),
  /** Persian reason of a refusal. */
  reason: Nullable(Type.String()),
});
export type Cheque = Static<typeof Cheque>;

/** The cheques of one order. `GET /user/cheques` lists those that are still open, newest first. */
export const ChequeRequest = Type.Object({
  orderId: Id,
  placedAt: Instant,
  planName: Type.String(),
  rule: ChequeRule,
  /** Whether cheques can be handed in: the amount due at the purchase is paid, and the order is in review. */
  open: Type.Boolean(),
  cheques: Type.Array(Cheque),
});
export type ChequeRequest = Static<typeof ChequeRequest>;

/** A cheque as the customer hands it in. Number, amount and date must be those of the plan. */
export const HandedCheque = Strict({
  ...ChequeTerms.properties,
  /** Sixteen digits in any spelling. */
  sayadNumber: Type.String({ maxLength: 40 }),
  /** Null for a cheque of the customer, whose profile then needs a name and a national id. */
  owner: Nullable(
    Strict({
      name: Type.String({ maxLength: longestName * 2 }),
      nationalCode: Type.String({ maxLength: longestNationalCode }),
    }),
  ),
  /** Whether the customer agrees that the shop asks for the colour of the own cheques. It says nothing about cheques of others. */
  asksColour: Type.Optional(Type.Boolean()),
  /** An upload with the purpose `cheque`. */
  pictureId: Type.String({ format: 'uuid' }),
});
export type HandedCheque = Static<typeof HandedCheque>;

/** `POST /user/orders/{id}/cheques` with an `Idempotency-Key`: hands in or corrects some or all cheques of an order. */
export const HandInCheques = Strict({
  cheques: Type.Array(HandedCheque, { minItems: 1, maxItems: mostInstalments }),
});
export type HandInCheques = Static<typeof HandInCheques>;
