import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, Strict, Toman } from './common';
import { longestMobile, longestName, longestNationalCode } from './limits';
import { LoanPlan } from './planRequest';

/** The beta programme of a new loan: few places, taken in the order of registration. */
export const BetaProgramme = Type.Object({
  id: Id,
  title: Type.String(),
  places: Type.Integer({ minimum: 1 }),
  placesLeft: Type.Integer({ minimum: 0 }),
  minimumAmount: Toman,
  ceiling: Toman,
  /** Numbers of months to choose from, ascending. */
  months: Type.Array(Type.Integer({ minimum: 1 })),
  /** The plan that invited persons may request; null while it is not decided. */
  plan: Nullable(LoanPlan),
  /** Registrations are taken until then; null without a date. */
  closesAt: Nullable(Instant),
});
export type BetaProgramme = Static<typeof BetaProgramme>;

/** `registered`: the place is held; `invited`: the loan can be requested; `refused`: with a reason, and the place is free again. */
export const BetaState = Type.Enum(['registered', 'invited', 'refused']);
export type BetaState = Static<typeof BetaState>;

/** A registration as the person who knows its tracking code and mobile sees it. It names nobody. */
export const BetaRegistration = Type.Object({
  /** Eight Latin digits. */
  trackingCode: Type.String(),
  state: BetaState,
  amount: Toman,
  months: Type.Integer({ minimum: 1 }),
  registeredAt: Instant,
  /** The plan that an invited person may request; null in other states, and while it is not decided. */
  planId: Nullable(Id),
  /** Persian reason of a refusal. */
  reason: Nullable(Type.String()),
});
export type BetaRegistration = Static<typeof BetaRegistration>;

/** `POST /public/betaLoan/registrations`. The code is that of `/auth/forgetPassword`, which proves the mobile. */
export const RegisterForBeta = Strict({
  mobile: Type.String({ maxLength: longestMobile }),
  code: Type.String({ maxLength: 40 }),
  name: Type.String({ maxLength: longestName * 2 }),
  nationalCode: Type.String({ maxLength: longestNationalCode }),
  amount: Toman,
  months: Type.Integer({ minimum: 1, maximum: 120 }),
});
export type RegisterForBeta = Static<typeof RegisterForBeta>;

/** `POST /public/betaLoan/lookUp`. */
export const LookUpBeta = Strict({
  trackingCode: Type.String({ maxLength: 40 }),
  mobile: Type.String({ maxLength: longestMobile }),
});
export type LookUpBeta = Static<typeof LookUpBeta>;
