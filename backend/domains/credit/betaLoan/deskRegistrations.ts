import { declareStatement } from '@/backend/db/statement';
import { aboveAllIds, pageOf, pageSize, readIdCursor } from '@/backend/server/paging';
import type { DomainParts } from '@/backend/server/parts';
import { type DeskBetaPage, DeskBetaRow, type DeskRequestQuery } from '@/contract/desk/request';

const columns = `r.id, r.state, b.title AS programme, r.tracking_code AS "trackingCode", r.name, r.mobile,
  r.national_code AS "nationalCode", r.amount, r.months, r.created_at AS "registeredAt", r.reason
  FROM beta_registrations r JOIN beta_programmes b ON b.id = r.programme_id`;

const waiting = declareStatement({
  name: 'desk_beta_waiting',
  text: `SELECT ${columns} WHERE r.state = 'registered' AND r.id > $beyond::bigint ORDER BY r.id LIMIT ${pageSize + 1}`,
  row: DeskBetaRow,
});
const all = declareStatement({
  name: 'desk_beta',
  text: `SELECT ${columns} WHERE r.id < $beyond::bigint ORDER BY r.id DESC LIMIT ${pageSize + 1}`,
  row: DeskBetaRow,
});

/** A page of registrations for the beta programme. One statement. @throws 400 for a broken cursor */
export async function listBetaRegistrations(
  { db }: Pick<DomainParts, 'db'>,
  { tab, cursor }: DeskRequestQuery,
): Promise<DeskBetaPage> {
  const isWaiting = tab === 'waiting';
  const beyond = cursor === undefined ? (isWaiting ? 0 : aboveAllIds) : readIdCursor(cursor);
  const rows = await db.query(isWaiting ? waiting : all, { beyond });
  const { rows: registrations, nextCursor } = pageOf(rows, ({ id }) => String(id));
  return { registrations, nextCursor };
}
