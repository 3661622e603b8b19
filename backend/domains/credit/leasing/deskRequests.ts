import { type Static, Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { aboveAllIds, pageOf, pageSize, readIdCursor } from '@/backend/server/paging';
import type { DomainParts } from '@/backend/server/parts';
import {
  DeskLeasing,
  type DeskLeasingPage,
  DeskLeasingRow,
  type DeskRequestQuery,
} from '@/contract/desk/request';
import { RequestRow, showRequest } from './queries';

const customer = `json_build_object('id', u.id, 'name', concat_ws(' ', u.f_name, u.l_name), 'mobile', u.mobile) AS customer`;
const columns = `r.id, r.state, ${customer}, p.name AS plan, r.amount, r.granted, r.months, r.score,
  (SELECT count(*)::int FROM cheques c WHERE c.leasing_id = r.id AND c.state = 'inReview') AS cheques, r.changed_at AS "changedAt"
  FROM leasing_requests r JOIN users u ON u.id = r.user_id JOIN facility_plans p ON p.id = r.plan_id`;

/** Requests that an operator decides, and contracts with a cheque that an operator judges. */
const waiting = declareStatement({
  name: 'desk_leasing_waiting',
  text: `SELECT ${columns} WHERE r.state IN ('inReview', 'approved') AND r.id > $beyond::bigint AND (r.state = 'inReview'
      OR EXISTS (SELECT FROM cheques c WHERE c.leasing_id = r.id AND c.state = 'inReview'))
    ORDER BY r.id LIMIT ${pageSize + 1}`,
  row: DeskLeasingRow,
});
const all = declareStatement({
  name: 'desk_leasing_all',
  text: `SELECT ${columns} WHERE r.id < $beyond::bigint ORDER BY r.id DESC LIMIT ${pageSize + 1}`,
  row: DeskLeasingRow,
});
const { request: _request, ...besides } = DeskLeasing.properties;
const Found = Type.Object({ request: RequestRow, ...besides });
/** A score is replaced by the next enquiry, so an enquiry after the request did not give the score of the request. */
const one = declareStatement({
  name: 'desk_leasing',
  text: `SELECT leasing_json(r) AS request, ${customer}, u.national_code AS "nationalCode",
      (SELECT json_build_object('consentedAt', iso(s.consented_at), 'isDemo', s.is_demo) FROM credit_scores s
        WHERE s.user_id = r.user_id AND s.consented_at <= r.created_at) AS enquiry,
      (SELECT coalesce(json_object_agg(c.number, c.owner_national_code), '{}') FROM cheques c
        WHERE c.leasing_id = r.id AND c.owner_national_code IS NOT NULL) AS "chequeOwners"
    FROM leasing_requests r JOIN users u ON u.id = r.user_id WHERE r.id = $request`,
  row: Found,
});

/** A page of leasing requests. One statement. @throws 400 for a broken cursor */
export async function listLeasingRequests(
  { db }: Pick<DomainParts, 'db'>,
  { tab, cursor }: DeskRequestQuery,
): Promise<DeskLeasingPage> {
  const isWaiting = tab === 'waiting';
  const beyond = cursor === undefined ? (isWaiting ? 0 : aboveAllIds) : readIdCursor(cursor);
  const rows = await db.query(isWaiting ? waiting : all, { beyond });
  const { rows: requests, nextCursor } = pageOf(rows, ({ id }) => String(id));
  return { requests, nextCursor };
}

/** A leasing request for the desk, or null. @param viewer the supervisor for whom the links of pictures work */
export async function readDeskLeasing(
  parts: Pick<DomainParts, 'db' | 'now' | 'files'>,
  viewer: number,
  id: number,
): Promise<Static<typeof DeskLeasing> | null> {
  const [found] = await parts.db.query(one, { request: id });
  return found ? { ...found, request: showRequest(parts, viewer, found.request) } : null;
}
