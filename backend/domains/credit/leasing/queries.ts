import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { withLink } from '@/backend/domains/layout/file/files';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { Cheque } from '@/contract/cheque';
import { Nullable } from '@/contract/common';
import { StoredFile } from '@/contract/file';
import { LeasingPlan, LeasingRequest } from '@/contract/leasing';
import { messages } from './messages';

const { link: _link, ...fileFields } = StoredFile.properties;
const ChequeRow = Type.Object({ ...Cheque.properties, picture: Nullable(Type.Object(fileFields)) });
/** A request whose pictures have no links yet. */
export const RequestRow = Type.Object({ ...LeasingRequest.properties, cheques: Type.Array(ChequeRow) });
export type RequestRow = Static<typeof RequestRow>;

const read = declareStatement({
  name: 'leasing_request',
  text: 'SELECT read_leasing($customer) AS request',
  row: Type.Object({ request: Nullable(RequestRow) }),
});
const offered = declareStatement({
  name: 'leasing_plans',
  text: `SELECT leasing_plan(l.plan_id) AS plan, (SELECT demo FROM settings) AS "isDemoShop" FROM leasing_plans l JOIN facility_plans p ON p.id = l.plan_id
    WHERE p.active AND ($plan::integer IS NULL OR p.id = $plan) ORDER BY p.sort, p.id LIMIT 20`,
  row: Type.Object({ plan: LeasingPlan, isDemoShop: Type.Boolean() }),
});

type Bureau = Pick<DomainParts, 'db' | 'creditScore'>;

/**
 * The terms of a plan under which this shop takes requests. Without a bureau no score is asked for, and an operator decides every
 * request. Nobody gets a loan at once on an invented score, unless the whole shop is a demo.
 */
function asOffered(
  { creditScore }: Bureau,
  { plan, isDemoShop }: Static<(typeof offered)['row']>,
): LeasingPlan {
  if (creditScore && (!creditScore.isDemo || isDemoShop)) return plan;
  const leastScore = creditScore ? plan.leastScore : 0;
  return { ...plan, leastScore, instantScore: null, instantCeiling: null };
}

/** The leasing plans that take requests, in their order. */
export async function readLeasingPlans(parts: Bureau): Promise<LeasingPlan[]> {
  return (await parts.db.query(offered, { plan: null })).map((row) => asOffered(parts, row));
}

/** A leasing plan that takes requests; null for any other id. */
export async function readLeasingPlan(parts: Bureau, plan: number): Promise<LeasingPlan | null> {
  const [row] = await parts.db.query(offered, { plan });
  return row ? asOffered(parts, row) : null;
}

/** The open request of a customer, else the newest; null without one. One statement. */
export async function readRequest(db: Database, customer: number): Promise<RequestRow | null> {
  const [row] = await db.query(read, { customer });
  return row?.request ?? null;
}

/** @throws 404 without a request */
export async function requireRequest(db: Database, customer: number): Promise<RequestRow> {
  const row = await readRequest(db, customer);
  if (!row) throw refuse(404, 'not_found', messages.noRequest);
  return row;
}

/** The request as the contract describes it, with links for its customer. @param viewer the customer or supervisor for whom the links work */
export function showRequest(
  { files: { secret }, now }: Pick<DomainParts, 'files' | 'now'>,
  viewer: number,
  { cheques, ...request }: RequestRow,
): LeasingRequest {
  return {
    ...request,
    cheques: cheques.map(({ picture, ...cheque }) => ({
      ...cheque,
      picture: picture && withLink({ secret, viewer, now: now() }, picture),
    })),
  };
}
