import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { aboveAllIds, pageOf, pageSize, readIdCursor } from '@/backend/server/paging';
import type { DomainParts } from '@/backend/server/parts';
import {
  DeskBranchDays,
  DeskPlanRequest,
  type DeskPlanRequestPage,
  DeskPlanRequestRow,
  type DeskRequestQuery,
} from '@/contract/desk/request';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { addDays } from '@/rules/workingDays';
import { readRequest, showRequest } from './queries';

/** The applicant with the name of the request, because a profile can be without one. */
const customer = `json_build_object('id', u.id, 'mobile', u.mobile, 'name', coalesce(
  nullif(concat_ws(' ', r.applicant ->> 'fName', r.applicant ->> 'lName'), ''), concat_ws(' ', u.f_name, u.l_name))) AS customer`;
const columns = `r.id, r.state, ${customer}, p.name AS plan, r.amount, r.months, a.starts_at AS "meetDateTime",
  (SELECT count(*)::int FROM plan_request_documents d WHERE d.request_id = r.id AND d.state = 'given') AS given,
  r.changed_at AS "changedAt"
  FROM plan_requests r JOIN users u ON u.id = r.user_id LEFT JOIN facility_plans p ON p.id = r.plan_id
  LEFT JOIN appointment_days a ON a.id = r.day_id`;

/** States in which the shop has the next step. */
const waiting = declareStatement({
  name: 'desk_plan_requests_waiting',
  text: `SELECT ${columns} WHERE r.state IN ('submitted', 'inReview', 'approved', 'contract') AND r.id > $beyond::bigint
    ORDER BY r.id LIMIT ${pageSize + 1}`,
  row: DeskPlanRequestRow,
});
const all = declareStatement({
  name: 'desk_plan_requests',
  text: `SELECT ${columns} WHERE r.state <> 'draft' AND r.id < $beyond::bigint ORDER BY r.id DESC LIMIT ${pageSize + 1}`,
  row: DeskPlanRequestRow,
});
const ownerOf = declareStatement({
  name: 'desk_plan_request_owner',
  text: `SELECT u.id AS owner, ${customer} FROM plan_requests r JOIN users u ON u.id = r.user_id WHERE r.id = $1 AND r.state <> 'draft'`,
  row: Type.Object({ owner: Type.Integer(), customer: DeskPlanRequest.properties.customer }),
});

/** A page of loan requests. Drafts belong to their applicants alone. One statement. @throws 400 for a broken cursor */
export async function listPlanRequests(
  { db }: Pick<DomainParts, 'db'>,
  { tab, cursor }: DeskRequestQuery,
): Promise<DeskPlanRequestPage> {
  const isWaiting = tab === 'waiting';
  const beyond = cursor === undefined ? (isWaiting ? 0 : aboveAllIds) : readIdCursor(cursor);
  const rows = await db.query(isWaiting ? waiting : all, { beyond });
  const { rows: requests, nextCursor } = pageOf(rows, ({ id }) => String(id));
  return { requests, nextCursor };
}

/** A loan request for the desk, or null. @param viewer the supervisor for whom the links of documents work */
export async function readDeskPlanRequest(
  parts: Pick<DomainParts, 'db' | 'now' | 'files'>,
  viewer: number,
  id: number,
): Promise<DeskPlanRequest | null> {
  const [found] = await parts.db.query(ownerOf, [id]);
  const row = found && (await readRequest(parts.db, found.owner, id));
  if (!row) return null;
  return { request: showRequest(parts, viewer, row), customer: found.customer };
}

/** Calendar days, from today on, whose seats the desk shows. */
const shownDays = 21;

const branchDays = declareStatement({
  name: 'desk_branch_days',
  text: `SELECT b.id AS branch, b.title, (
      SELECT json_agg(json_build_object('date', d.date, 'capacity', coalesce(a.capacity, 0), 'booked', coalesce(a.booked, 0),
        'holiday', extract(isodow FROM d.date) = 5 OR EXISTS (SELECT FROM holidays h WHERE h.date = d.date)) ORDER BY d.date)
      FROM unnest($days::date[]) AS d (date)
      LEFT JOIN appointment_days a ON a.branch_id = b.id AND tehran_date(a.starts_at) = d.date
    ) AS days
    FROM branches b WHERE b.appointments IS NOT NULL ORDER BY b.sort, b.id LIMIT 100`,
  row: DeskBranchDays,
});

/** The next days of every branch that examines documents, with their seats. One statement. */
export function readBranchDays({ db, now }: Pick<DomainParts, 'db' | 'now'>): Promise<DeskBranchDays[]> {
  const today = tehranDateOf(now());
  return db.query(branchDays, {
    days: Array.from({ length: shownDays }, (_, day) => addDays(today, day)),
  });
}
