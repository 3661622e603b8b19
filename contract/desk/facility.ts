import { type Static, Type } from 'typebox';
import { Id, Nullable, Strict, Toman } from '../common';
import { ChequeRule, FacilityCustomers, FacilityMethod } from '../facility';
import { LeasingPlan } from '../leasing';
import { highestSort, mostInstalments, mostPlanDocuments, planTextLengths } from '../limits';
import { ApplicantKind } from '../planRequest';

const text = (maxLength: number) => Type.String({ maxLength });
const texts = Type.Array(text(planTextLengths.long), { maxItems: planTextLengths.most });
const Revision = Type.Integer({ minimum: 1 });
const Percent = Type.Number({ minimum: 0, maximum: 100 });

const AnswerDays = Type.Integer({ minimum: 1, maximum: 60 });

/** Fields of a loan plan besides its terms. */
const LoanTerms = Strict({
  audience: text(planTextLengths.long),
  applicants: Type.Array(ApplicantKind, { maxItems: 10 }),
  highlights: texts,
  guarantorAbove: Nullable(Toman),
  answerDays: AnswerDays,
  /** Codes of kinds of documents, in the order of the form. */
  documentCodes: Type.Array(Type.String({ maxLength: 40 }), { maxItems: mostPlanDocuments }),
});

/** Fields of a leasing plan besides its terms. */
const LeasingTerms = Strict({
  ...Type.Pick(LeasingPlan, ['cheque', 'leastScore', 'instantScore', 'instantCeiling']).properties,
  highlights: texts,
  useDays: Type.Integer({ minimum: 1, maximum: 365 }),
  answerDays: AnswerDays,
});

const PlanFields = {
  providerId: Id,
  name: text(planTextLengths.short),
  method: FacilityMethod,
  rate: Percent,
  feePercent: Percent,
  months: Type.Array(Type.Integer({ minimum: 1, maximum: mostInstalments }), { maxItems: 30 }),
  defaultMonths: Type.Integer({ minimum: 1, maximum: mostInstalments }),
  prepaymentPercent: Percent,
  minimumPrepayment: Toman,
  ceiling: Toman,
  minimumLoan: Toman,
  roundingUnit: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  /** Percent a year above the rate, for the fee of a late instalment; null for the usual one. */
  latePercent: Nullable(Percent),
  customers: FacilityCustomers,
  categoryIds: Nullable(Type.Array(Id, { maxItems: 200 })),
  documents: texts,
  cheque: Nullable(ChequeRule),
  /** Orders need the buyer's name and national id. */
  needsIdentity: Type.Boolean(),
  /** The shop reviews every order, also one without documents and cheques. */
  needsReview: Type.Boolean(),
  active: Type.Boolean(),
  isDefault: Type.Boolean(),
  /** Place in the lists of plans, ascending. */
  sort: Type.Integer({ minimum: 0, maximum: highestSort }),
  /** Null for a plan that is not requested as a loan. */
  loan: Nullable(LoanTerms),
  /** Null for a plan that is not requested as leasing. */
  leasing: Nullable(LeasingTerms),
};

/** A plan as the desk shows it. */
export const DeskPlan = Type.Object({ id: Id, revision: Revision, provider: Type.String(), ...PlanFields });
export type DeskPlan = Static<typeof DeskPlan>;

/** `POST /admin/plans` and `PUT /admin/plans/{id}`. A plan stays what it was made as: for instalments, `loan` or `leasing`. */
export const WritePlan = Strict({ revision: Nullable(Revision), ...PlanFields });
export type WritePlan = Static<typeof WritePlan>;

const Tier = Strict({
  fromPrice: Toman,
  /** A fixed price for one piece, or else a percent of the list price. */
  price: Nullable(Toman),
  percent: Nullable(Percent),
  discountPercent: Type.Integer({ minimum: 0, maximum: 99 }),
  ceiling: Nullable(Toman),
});

const ServiceFields = {
  kind: Type.Enum(['insurance', 'service']),
  title: text(planTextLengths.short),
  provider: text(planTextLengths.short),
  imageUrl: text(planTextLengths.long),
  description: texts,
  coverage: texts,
  exclusions: texts,
  deductible: Nullable(text(planTextLengths.long)),
  claimDeadline: text(planTextLengths.long),
  terms: text(planTextLengths.terms),
  months: Nullable(Type.Integer({ minimum: 1, maximum: 120 })),
  categoryIds: Type.Array(Id, { maxItems: 200 }),
  active: Type.Boolean(),
  tiers: Type.Array(Tier, { maxItems: 20 }),
};

/** An insurance or a service as the desk shows it. */
export const DeskService = Type.Object({ id: Id, revision: Revision, ...ServiceFields });
export type DeskService = Static<typeof DeskService>;

/** `POST /admin/services` and `PUT /admin/services/{id}`. */
export const WriteService = Strict({ revision: Nullable(Revision), ...ServiceFields });
export type WriteService = Static<typeof WriteService>;

/** `GET /admin/plans`: all plans and services, inactive ones included. */
export const DeskPlans = Type.Object({
  providers: Type.Array(Type.Object({ id: Id, title: Type.String() })),
  plans: Type.Array(DeskPlan),
  services: Type.Array(DeskService),
});
export type DeskPlans = Static<typeof DeskPlans>;

/** The plan or service that was saved. */
export const SavedTerms = Type.Object({ id: Id, revision: Revision });
export type SavedTerms = Static<typeof SavedTerms>;
