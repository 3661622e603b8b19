import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { readOne } from '@/backend/db/one';
import { declareStatement } from '@/backend/db/statement';
import { deskRoleColumn } from '@/backend/server/callers';
import { isoNow } from '@/backend/server/clock';
import { pageOf, pageSize, readIdCursor } from '@/backend/server/paging';
import { Nullable } from '@/contract/common';
import {
  type CustomerRight,
  DeskCustomer,
  type DeskCustomerPage,
  type DeskCustomerQuery,
  DeskCustomerRow,
} from '@/contract/desk/customer';
import type { DeskRole } from '@/contract/desk/rights';
import { toLatinDigits } from '@/utils/digits';

/** Orders and wallet entries on the page of a customer. */
const mostShown = 10;

const columns = `u.id, concat_ws(' ', u.f_name, u.l_name) AS name, u.mobile, u.role, ${deskRoleColumn}, u.no_check AS "noCheck",
    u.second_step_key IS NOT NULL AS "hasSecondStep",
    u.blocked_at AS "blockedAt", u.created_at AS "createdAt", (SELECT count(*)::int FROM orders o WHERE o.user_id = u.id) AS orders`;

const all = declareStatement({
  name: 'desk_customers',
  text: `SELECT ${columns} FROM users u WHERE u.removed_at IS NULL AND u.id < $beyond::bigint
    ORDER BY u.id DESC LIMIT ${pageSize + 1}`,
  row: DeskCustomerRow,
});
/** The customer with a number or an order, and those whose name or mobile number has the text. */
const found = declareStatement({
  name: 'desk_customers_found',
  text: `SELECT ${columns} FROM users u WHERE u.removed_at IS NULL AND u.id < $beyond::bigint AND (
      u.mobile LIKE $mobile::text
      OR u.id = (SELECT o.user_id FROM orders o WHERE o.id = $order::bigint)
      OR (coalesce(u.f_name, '') || ' ' || coalesce(u.l_name, '')) ILIKE $name::text)
    ORDER BY u.id DESC LIMIT ${pageSize + 1}`,
  row: DeskCustomerRow,
});

/** Fewer digits of a mobile number would list nearly everybody. */
const fewestDigits = 5;

/** Escapes the signs that have a meaning in LIKE. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** A page of customers, the newest first. @throws 400 for a broken cursor */
export async function listCustomers(
  db: Pick<Database, 'query'>,
  { search = '', cursor }: DeskCustomerQuery,
): Promise<DeskCustomerPage> {
  const text = toLatinDigits(search).replace(/ي/g, 'ی').replace(/ك/g, 'ک').trim();
  const beyond = readIdCursor(cursor);
  const digits = text.replace(/[\s-]/g, '').replace(/^(\+98|0098)/, '0');
  const isNumber = /^\d+$/.test(digits);
  const rows =
    text === ''
      ? await db.query(all, { beyond })
      : await db.query(found, {
          beyond,
          mobile: isNumber && digits.length >= fewestDigits ? `${digits}%` : null,
          order: isNumber && digits.length < 10 ? Number(digits) : null,
          name: isNumber ? null : `%${literal(text).replace(/\s+/g, '%')}%`,
        });
  const page = pageOf(rows, ({ id }) => String(id));
  return { customers: page.rows, nextCursor: page.nextCursor };
}

const findCustomerDetail = declareStatement({
  name: 'desk_customer',
  text: `SELECT ${columns}, u.block_reason AS "blockReason",
      left(u.national_code, 3) || '••••' || right(u.national_code, 3) AS "nationalCode",
      nullif(concat_ws('، ', p.title, c.title), '') AS place, u.password_hash IS NOT NULL AS "hasPassword",
      s.sessions, s."lastSeenAt",
      (SELECT json_build_object('balance', wallet_balance(u.id), 'held', held_money(u.id), 'entries', coalesce((
        SELECT json_agg(json_build_object('id', e.id, 'kind', e.kind, 'amount', e.amount, 'balance', e.balance, 'title', e.title,
            'createdAt', iso(e.created_at)) ORDER BY e.sequence DESC)
          FROM (SELECT * FROM wallet_entries w WHERE w.user_id = u.id ORDER BY w.sequence DESC LIMIT ${mostShown}) e), '[]'))
      ) AS wallet,
      coalesce((SELECT json_agg(json_build_object('id', o.id, 'state', o.state, 'placedAt', iso(o.placed_at),
          'total', o.goods_total - o.discount_total + o.service_total - o.coupon_discount + o.shipping_cost,
          'title', coalesce((SELECT i.title FROM order_items i WHERE i.order_id = o.id ORDER BY i.id LIMIT 1), '')) ORDER BY o.id DESC)
        FROM (SELECT * FROM orders r WHERE r.user_id = u.id ORDER BY r.id DESC LIMIT ${mostShown}) o), '[]') AS "newestOrders",
      (SELECT coalesce(sum(o.goods_total - o.discount_total + o.service_total - o.coupon_discount + o.shipping_cost), 0)::bigint
        FROM orders o WHERE o.user_id = u.id AND o.paid_at IS NOT NULL AND o.state NOT IN ('cancelled', 'returned')) AS spent
    FROM users u LEFT JOIN provinces p ON p.id = u.province_id LEFT JOIN cities c ON c.id = u.city_id
      CROSS JOIN LATERAL (SELECT count(*)::int AS sessions, max(s.last_seen_at) AS "lastSeenAt"
        FROM sessions s WHERE s.user_id = u.id AND s.expires_at > $now AND s.credentials = u.credentials) s
    WHERE u.id = $id AND u.removed_at IS NULL`,
  row: DeskCustomer,
});

/** A customer for the desk, or null. @param now ms since the epoch */
export async function readCustomer(
  db: Pick<Database, 'query'>,
  id: number,
  now: number,
): Promise<DeskCustomer | null> {
  const [row] = await db.query(findCustomerDetail, { id, now: new Date(now).toISOString() });
  return row ?? null;
}

const changeRights = declareStatement({
  name: 'customer_change',
  text: 'SELECT outcome FROM change_customer($customer, $what, $on, $reason, $deskRole, $operator, $now)',
  row: Type.Object({ outcome: Type.Enum(['done', 'not_found', 'own', 'last_supervisor']) }),
});

/** A right that is given or taken, or a block with its reason. */
export type CustomerChange =
  | { what: CustomerRight; on: boolean; deskRole?: DeskRole | undefined }
  | { what: 'blocked'; reason: string | null };
export type CustomerOutcome = 'done' | 'not_found' | 'own' | 'last_supervisor';

/** Changes a customer and records it. A block ends all sessions. @param operator the supervisor; null for the command line */
export async function changeCustomer(
  { db, now }: { db: Pick<Database, 'query'>; now: () => number },
  customer: number,
  asked: CustomerChange,
  operator: number | null,
): Promise<CustomerOutcome> {
  const { on, reason } =
    asked.what === 'blocked'
      ? { on: asked.reason !== null, reason: asked.reason?.trim() ?? null }
      : { on: asked.on, reason: null };
  const moment = isoNow({ now });
  const row = await readOne(db, changeRights, {
    customer,
    what: asked.what,
    on,
    reason,
    deskRole: asked.what === 'supervisor' ? (asked.deskRole ?? 'owner') : null,
    operator,
    now: moment,
  });
  return row.outcome;
}

const byMobile = declareStatement({
  name: 'customer_of_mobile',
  text: 'SELECT (SELECT id FROM users WHERE mobile = $1) AS id',
  row: Type.Object({ id: Nullable(Type.Integer()) }),
});

/** Id of the customer with a mobile number as 09xxxxxxxxx, or null. */
export async function findCustomer(db: Pick<Database, 'query'>, mobile: string): Promise<number | null> {
  const [row] = await db.query(byMobile, [mobile]);
  return row?.id ?? null;
}
