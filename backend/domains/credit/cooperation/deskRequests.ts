import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { aboveAllIds, pageOf, pageSize, readIdCursor } from '@/backend/server/paging';
import type { DomainParts } from '@/backend/server/parts';
import {
  DeskCooperation,
  type DeskCooperationPage,
  DeskCooperationRow,
  type DeskRequestQuery,
} from '@/contract/desk/request';
import { readCooperation } from './queries';

const customer = `json_build_object('id', u.id, 'name', concat_ws(' ', u.f_name, u.l_name), 'mobile', u.mobile) AS customer`;
const columns = `r.id, r.state, ${customer}, r.form ->> 'businessName' AS "businessName", r.saved_at AS "savedAt"
  FROM cooperation_requests r JOIN users u ON u.id = r.user_id`;

const waiting = declareStatement({
  name: 'desk_cooperation_waiting',
  text: `SELECT ${columns} WHERE r.state IN ('submitted', 'inReview') AND r.id > $beyond::bigint
    ORDER BY r.id LIMIT ${pageSize + 1}`,
  row: DeskCooperationRow,
});
const all = declareStatement({
  name: 'desk_cooperation',
  text: `SELECT ${columns} WHERE r.state <> 'draft' AND r.id < $beyond::bigint ORDER BY r.id DESC LIMIT ${pageSize + 1}`,
  row: DeskCooperationRow,
});
const ownerOf = declareStatement({
  name: 'desk_cooperation_owner',
  text: `SELECT u.id AS owner, ${customer}, (SELECT json_object_agg(m.code, m.number) FROM merchant_documents m) AS numbers
    FROM cooperation_requests r JOIN users u ON u.id = r.user_id WHERE r.id = $1 AND r.state <> 'draft'`,
  row: Type.Object({
    owner: Type.Integer(),
    customer: DeskCooperation.properties.customer,
    numbers: DeskCooperation.properties.numbers,
  }),
});

/** A page of merchants' requests. Drafts belong to their merchants alone. One statement. @throws 400 for a broken cursor */
export async function listCooperations(
  { db }: Pick<DomainParts, 'db'>,
  { tab, cursor }: DeskRequestQuery,
): Promise<DeskCooperationPage> {
  const isWaiting = tab === 'waiting';
  const beyond = cursor === undefined ? (isWaiting ? 0 : aboveAllIds) : readIdCursor(cursor);
  const rows = await db.query(isWaiting ? waiting : all, { beyond });
  const { rows: requests, nextCursor } = pageOf(rows, ({ id }) => String(id));
  return { requests, nextCursor };
}

/** A merchant's request for the desk, or null. @param viewer the supervisor for whom the links of documents work */
export async function readDeskCooperation(
  parts: Pick<DomainParts, 'db' | 'now' | 'files'>,
  viewer: number,
  id: number,
): Promise<DeskCooperation | null> {
  const [found] = await parts.db.query(ownerOf, [id]);
  if (!found) return null;
  const request = await readCooperation(parts, found.owner, { request: id, viewer });
  return { request, customer: found.customer, numbers: found.numbers };
}
