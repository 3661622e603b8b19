import { type Static, Type } from 'typebox';
import { answerWithExtraOf } from './answer';
import { Id, Instant, Nullable, Strict, Toman } from './common';
import { ExaminedDocument } from './document';
import { FacilityPlan } from './facility';
import { longestName, longestNationalCode, mostWorkYears, planRequestLengths } from './limits';

/** Kinds of applicants. The documents of a request depend on it. */
export const ApplicantKind = Type.Enum(['employee', 'retired', 'trader', 'freelancer', 'student']);
export type ApplicantKind = Static<typeof ApplicantKind>;

/** A kind of document. Kinds are rows of the database, so that a shop can ask for others. */
export const DocumentKind = Type.Object({
  ...Type.Pick(ExaminedDocument, ['code', 'title', 'hint', 'required', 'mostFiles']).properties,
  /** Applicants who need it; null for all. */
  applicants: Nullable(Type.Array(ApplicantKind)),
  /** A document of the guarantor is needed only with a guarantor. */
  of: Type.Enum(['applicant', 'guarantor']),
});
export type DocumentKind = Static<typeof DocumentKind>;

/** A loan plan, in the order of the guide. Its instalments follow `rules/facility` as those of every other plan do. */
export const LoanPlan = Type.Object({
  ...FacilityPlan.properties,
  logoUrl: Nullable(Type.String()),
  /** For whom the plan is, such as «کارمند و بازنشسته». */
  audience: Type.String(),
  applicants: Type.Array(ApplicantKind),
  /** Short sentences about the conditions, three or four. */
  highlights: Type.Array(Type.String()),
  /** A loan above this amount needs a guarantor; null when no loan of the plan does. */
  guarantorAbove: Nullable(Toman),
  /** Working days from the appointment to the decision. */
  answerDays: Type.Integer({ minimum: 1 }),
  documents: Type.Array(DocumentKind),
});
export type LoanPlan = Static<typeof LoanPlan>;

/**
 * - `draft`: the applicant fills it in;
 * - `submitted`: complete and with an appointment;
 * - `inReview`: an operator examines the documents;
 * - `needsCorrection`: at least one document is rejected, and the applicant can replace it until `correctBefore`;
 * - `approved`; `rejected`, with a reason; `contract`: signed by the applicant; `paidOut`: the credit can be used;
 * - `cancelled`: by the applicant, before the contract.
 *
 * `rejected`, `paidOut` and `cancelled` are final; with any other state the request is the open one of its applicant.
 */
export const PlanRequestState = Type.Enum([
  'draft',
  'submitted',
  'inReview',
  'needsCorrection',
  'approved',
  'rejected',
  'contract',
  'paidOut',
  'cancelled',
]);
export type PlanRequestState = Static<typeof PlanRequestState>;

const { name, job, place, address } = planRequestLengths;
/** A text that may be empty while the request is a draft. */
const draftText = (maxLength: number) => Nullable(Type.String({ maxLength }));

/** Section 01. */
export const ChosenLoan = Type.Object({
  planId: Nullable(Id),
  amount: Nullable(Toman),
  months: Nullable(Type.Integer({ minimum: 1 })),
});
export type ChosenLoan = Static<typeof ChosenLoan>;

/** Section 02. Names and national id begin as those of the profile; a national id of the profile cannot be changed. */
export const Applicant = Type.Object({
  fName: draftText(longestName),
  lName: draftText(longestName),
  fatherName: draftText(longestName),
  nationalCode: draftText(longestNationalCode),
  /** A calendar date, `YYYY-MM-DD`. */
  birthDate: draftText(10),
  maritalStatus: Nullable(Type.Enum(['single', 'married'])),
  residence: Nullable(Type.Enum(['owner', 'tenant', 'family', 'company'])),
  phone: draftText(40),
  provinceId: Nullable(Id),
  cityId: Nullable(Id),
  address: draftText(address),
  postalCode: draftText(40),
});
export type Applicant = Static<typeof Applicant>;

/** Section 03: the work of the applicant, and the guarantor. The guarantor's fields are null when none is needed. */
export const WorkAndGuarantor = Type.Object({
  applicantKind: Nullable(ApplicantKind),
  jobTitle: draftText(job),
  workplace: draftText(place),
  /** Whole years at this work. */
  workYears: Nullable(Type.Integer({ minimum: 0, maximum: mostWorkYears })),
  monthlyIncome: Nullable(Toman),
  workPhone: draftText(40),
  workAddress: draftText(address),
  guarantorName: draftText(name),
  guarantorNationalCode: draftText(longestNationalCode),
  guarantorMobile: draftText(40),
  guarantorRelation: draftText(name),
  guarantorJob: draftText(job),
});
export type WorkAndGuarantor = Static<typeof WorkAndGuarantor>;

/** A document that this request needs or has, in the order of its plan. */
export const RequestDocument = Type.Object({
  ...DocumentKind.properties,
  ...ExaminedDocument.properties,
});
export type RequestDocument = Static<typeof RequestDocument>;

/** The branch that examines the original documents. */
const MeetingPlace = Type.Object({ title: Type.String(), address: Type.String() });

export const PlanRequest = Type.Object({
  id: Id,
  state: PlanRequestState,
  /** The last section that was saved: 0 to 4 for 01 to 05. */
  step: Type.Integer({ minimum: 0, maximum: 4 }),
  loan: ChosenLoan,
  /** Null until one is chosen. */
  plan: Nullable(LoanPlan),
  applicant: Applicant,
  work: WorkAndGuarantor,
  documents: Type.Array(RequestDocument),
  /** The booked appointment; null without one. */
  meetDateTime: Nullable(Instant),
  meetingPlace: Nullable(MeetingPlace),
  createdAt: Instant,
  savedAt: Instant,
  /** Last moment to replace rejected documents; null in other states. */
  correctBefore: Nullable(Instant),
  /** Persian reason of a rejected request. */
  reason: Nullable(Type.String()),
  /** Every state the request has had, oldest first. */
  history: Type.Array(Type.Object({ state: PlanRequestState, at: Instant })),
  /** Credit of a paid-out loan for baskets, with its unused part; null before. */
  credit: Nullable(Type.Object({ planId: Id, granted: Toman, left: Toman })),
});
export type PlanRequest = Static<typeof PlanRequest>;

/**
 * `GET /user/planRequest`: the open request of the customer, or else the newest; null without any. `invitedPlans` are the plans
 * of the beta programmes that invited the customer, which no public list has.
 */
export const NewestPlanRequest = answerWithExtraOf(
  Nullable(PlanRequest),
  Type.Object({ invitedPlans: Type.Array(LoanPlan) }),
);
export type NewestPlanRequest = Static<typeof NewestPlanRequest>;

/** A day for the examination of documents. Full days have capacity 0. */
export const AppointmentDay = Type.Object({
  dateTime: Instant,
  /** Free seats. */
  capacity: Type.Integer({ minimum: 0 }),
  holiday: Type.Boolean(),
});
export type AppointmentDay = Static<typeof AppointmentDay>;

/**
 * `PUT /user/editPlanRequest`, form data: `step` and the fields of that section as texts. An empty text clears its field, a
 * missing field is left as it is, so that a form saves what is typed. `step` 4 has `meetDateTime`, and fields of every section:
 * it saves them, books or changes the appointment, and submits a draft, all or nothing. The draft must be complete then: a
 * refusal names each missing part in `fields` as `<step>.<field>`, a document by its code (`3.salarySlip`). A request that was
 * sent keeps its fields, so that those that come along must be its own. The answer is the whole request.
 */
export const EditPlanRequest = Strict({
  step: Type.String({ pattern: '^[0-4]$' }),
  ...Object.fromEntries(
    [ChosenLoan, Applicant, WorkAndGuarantor]
      .flatMap(({ properties }) => Object.keys(properties))
      .map((key) => [key, Type.Optional(Type.String({ maxLength: address }))]),
  ),
  meetDateTime: Type.Optional(Type.String({ maxLength: 40 })),
});
/** The data of a section's form, before form data converts it to text. Null is sent as an empty text. */
export type PlanRequestEdit =
  | ({ step: 0 } & Partial<ChosenLoan>)
  | ({ step: 1 } & Partial<Applicant>)
  | ({ step: 2 } & Partial<WorkAndGuarantor>)
  | ({ step: 4; meetDateTime: string } & Partial<ChosenLoan & Applicant & WorkAndGuarantor>);

/** `POST /user/planRequests`: begins a request, or answers the open one. */
export const StartPlanRequest = Strict({ planId: Nullable(Id) });
export type StartPlanRequest = Static<typeof StartPlanRequest>;
