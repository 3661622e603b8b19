import { type Static, Type } from 'typebox';
import { BetaState } from '@/contract/betaLoan';
import { Id, Instant, Nullable, Strict, Toman } from '@/contract/common';
import { Cooperation, CooperationState, ShebaOwner } from '@/contract/cooperation';
import { LeasingRequest, LeasingState } from '@/contract/leasing';
import { Cursor, PageExtra } from '@/contract/paging';
import { PlanRequest, PlanRequestState } from '@/contract/planRequest';

/** Query of the lists of requests: those that wait for the shop, oldest first, or all, newest first. */
export const DeskRequestQuery = Strict({ tab: Type.Enum(['waiting', 'all']), cursor: Type.Optional(Cursor) });
export type DeskRequestQuery = Static<typeof DeskRequestQuery>;

const Customer = Type.Object({ id: Id, name: Type.String(), mobile: Nullable(Type.String()) });

/** A loan request in the desk's list. */
export const DeskPlanRequestRow = Type.Object({
  id: Id,
  state: PlanRequestState,
  customer: Customer,
  plan: Nullable(Type.String()),
  amount: Nullable(Toman),
  months: Nullable(Type.Integer()),
  meetDateTime: Nullable(Instant),
  /** Documents that are not examined yet. */
  given: Type.Integer(),
  changedAt: Instant,
});
export type DeskPlanRequestRow = Static<typeof DeskPlanRequestRow>;

export const DeskPlanRequestPage = Type.Object({
  requests: Type.Array(DeskPlanRequestRow),
  ...PageExtra.properties,
});
export type DeskPlanRequestPage = Static<typeof DeskPlanRequestPage>;

/** `GET /admin/planRequests/{id}`: the request with links of its documents for the supervisor. */
export const DeskPlanRequest = Type.Object({ request: PlanRequest, customer: Customer });
export type DeskPlanRequest = Static<typeof DeskPlanRequest>;

/** A merchant's request in the desk's list. */
export const DeskCooperationRow = Type.Object({
  id: Id,
  state: CooperationState,
  customer: Customer,
  businessName: Type.String(),
  savedAt: Nullable(Instant),
});
export type DeskCooperationRow = Static<typeof DeskCooperationRow>;

export const DeskCooperationPage = Type.Object({
  requests: Type.Array(DeskCooperationRow),
  ...PageExtra.properties,
});
export type DeskCooperationPage = Static<typeof DeskCooperationPage>;

/** `GET /admin/cooperations/{id}`. `numbers` has the number of each kind of document by its code, which commands name. */
export const DeskCooperation = Type.Object({
  request: Cooperation,
  customer: Customer,
  numbers: Type.Record(Type.String(), Type.Integer()),
  /** Whether the account is the merchant's; null when nobody was asked, and after the decision. */
  shebaOwner: Nullable(ShebaOwner),
});
export type DeskCooperation = Static<typeof DeskCooperation>;

/** A leasing request in the desk's list. */
export const DeskLeasingRow = Type.Object({
  id: Id,
  state: LeasingState,
  customer: Customer,
  plan: Type.String(),
  amount: Toman,
  granted: Nullable(Toman),
  months: Type.Integer(),
  score: LeasingRequest.properties.score,
  /** Cheques that wait for an operator. */
  cheques: Type.Integer(),
  changedAt: Instant,
});
export type DeskLeasingRow = Static<typeof DeskLeasingRow>;

export const DeskLeasingPage = Type.Object({
  requests: Type.Array(DeskLeasingRow),
  ...PageExtra.properties,
});
export type DeskLeasingPage = Static<typeof DeskLeasingPage>;

/** `GET /admin/leasing/{id}`: the request with links of the pictures of its cheques for the supervisor. */
export const DeskLeasing = Type.Object({
  request: LeasingRequest,
  customer: Customer,
  nationalCode: Nullable(Type.String()),
  /** The enquiry that gave the score of the request; null when a newer enquiry replaced it or its time of storage is over. */
  enquiry: Nullable(Type.Object({ consentedAt: Instant, isDemo: Type.Boolean() })),
  /** National ids of the owners of the cheques, by the number of the cheque. They are compared with the papers. */
  chequeOwners: Type.Record(Type.String(), Type.String()),
});
export type DeskLeasing = Static<typeof DeskLeasing>;

/** A registration for the beta programme of loans in the desk's list. */
export const DeskBetaRow = Type.Object({
  id: Id,
  state: BetaState,
  /** Title of the programme. */
  programme: Type.String(),
  trackingCode: Type.String(),
  name: Type.String(),
  mobile: Type.String(),
  nationalCode: Type.String(),
  amount: Toman,
  months: Type.Integer(),
  registeredAt: Instant,
  reason: Nullable(Type.String()),
});
export type DeskBetaRow = Static<typeof DeskBetaRow>;

export const DeskBetaPage = Type.Object({ registrations: Type.Array(DeskBetaRow), ...PageExtra.properties });
export type DeskBetaPage = Static<typeof DeskBetaPage>;

/** Days on which a branch examines documents. */
export const DeskBranchDays = Type.Object({
  branch: Id,
  title: Type.String(),
  days: Type.Array(
    Type.Object({
      /** A calendar date in Tehran, `YYYY-MM-DD`. */
      date: Type.String(),
      /** All seats, and those that are booked. */
      capacity: Type.Integer(),
      booked: Type.Integer(),
      holiday: Type.Boolean(),
    }),
  ),
});
export type DeskBranchDays = Static<typeof DeskBranchDays>;
