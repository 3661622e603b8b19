import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { withLink } from '@/backend/domains/layout/file/files';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { Nullable } from '@/contract/common';
import { StoredFile } from '@/contract/file';
import { LoanPlan, PlanRequest, RequestDocument } from '@/contract/planRequest';
import { neededDocuments } from '@/rules/planRequest/documents';
import { missingOf } from '@/rules/planRequest/missing';
import { messages } from './messages';

const { link: _link, ...fileFields } = StoredFile.properties;
const { documents: _documents, ...requestFields } = PlanRequest.properties;
const GivenDocument = Type.Object({
  ...RequestDocument.properties,
  files: Type.Array(Type.Object(fileFields)),
});

/** A loan request as the database keeps it. */
const RequestRow = Type.Object({
  ...requestFields,
  revision: Type.Integer(),
  /** The documents that have files. */
  given: Type.Array(GivenDocument),
  profile: Type.Object({ mobile: Nullable(Type.String()), nationalCode: Nullable(Type.String()) }),
});
export type RequestRow = Static<typeof RequestRow>;

const read = declareStatement({
  name: 'plan_request',
  text: 'SELECT read_plan_request($customer, $request) AS request',
  row: Type.Object({ request: Nullable(RequestRow) }),
});
const offered = declareStatement({
  name: 'loan_plans',
  text: `SELECT loan_plan(l.plan_id) AS plan FROM loan_plans l JOIN facility_plans p ON p.id = l.plan_id
    WHERE p.active AND ($plan::integer IS NULL OR p.id = $plan) AND loan_plan_open_to(p.id, $customer)
    ORDER BY p.sort, p.id LIMIT 50`,
  row: Type.Object({ plan: LoanPlan }),
});
const invited = declareStatement({
  name: 'invited_loan_plans',
  text: `SELECT loan_plan(p.id) AS plan FROM facility_plans p
    WHERE p.active AND p.id IN (SELECT b.plan_id FROM beta_programmes b) AND loan_plan_open_to(p.id, $customer)
    ORDER BY p.sort, p.id LIMIT 10`,
  row: Type.Object({ plan: LoanPlan }),
});

/** The loan plans that take requests of everybody, in the order of the guide. */
export async function readLoanPlans(db: Database): Promise<LoanPlan[]> {
  return (await db.query(offered, { plan: null, customer: null })).map(({ plan }) => plan);
}

/** The loan plans to which beta programmes have invited a customer, at most ten. */
export async function readInvitedPlans(db: Database, customer: number): Promise<LoanPlan[]> {
  return (await db.query(invited, { customer })).map(({ plan }) => plan);
}

/** A loan plan that takes requests of this customer; null for any other id. */
export async function readLoanPlan(
  db: Pick<Database, 'query'>,
  plan: number,
  customer: number,
): Promise<LoanPlan | null> {
  const [row] = await db.query(offered, { plan, customer });
  return row?.plan ?? null;
}

/** The request of a customer with this id, or without an id the open one, else the newest; null without one. One statement. */
export async function readRequest(
  db: Pick<Database, 'query'>,
  customer: number,
  request: number | null = null,
): Promise<RequestRow | null> {
  const [row] = await db.query(read, { customer, request });
  return row?.request ?? null;
}

/** @throws 404 without a request */
export async function requireRequest(db: Pick<Database, 'query'>, customer: number): Promise<RequestRow> {
  const row = await readRequest(db, customer);
  if (!row) throw refuse(404, 'not_found', messages.noRequest);
  return row;
}

/** The needed documents in the order of the plan, then others that were given. */
export function listDocuments({ plan, work, loan, given }: RequestRow): Static<typeof GivenDocument>[] {
  const needed = plan ? neededDocuments(plan, work.applicantKind, loan.amount) : [];
  const shown = needed.map(
    (kind) =>
      given.find(({ code }) => code === kind.code) ?? {
        ...kind,
        state: 'missing' as const,
        reason: null,
        files: [],
      },
  );
  return [...shown, ...given.filter(({ code }) => !needed.some((kind) => kind.code === code))];
}

/** The fields, documents and the appointment that the request still lacks; see `missingOf`. */
export const listMissing = (row: RequestRow) => missingOf({ ...row, documents: listDocuments(row) });

/** The request as the contract describes it. @param viewer the customer or supervisor for whom the links work */
export function showRequest(
  { files: { secret }, now }: Pick<DomainParts, 'files' | 'now'>,
  viewer: number,
  row: RequestRow,
): PlanRequest {
  const { given: _given, revision: _revision, profile: _profile, ...request } = row;
  return {
    ...request,
    documents: listDocuments(row).map((document) => ({
      ...document,
      files: document.files.map((file) => withLink({ secret, viewer, now: now() }, file)),
    })),
  };
}
