import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import type { CleanUp } from '@/backend/server/cleanUps';
import { pageSize } from '@/backend/server/paging';
import { Id } from '@/contract/common';
import { SettlementLine, SettlementPage, SettlementSums } from '@/contract/desk/settlement';
import { ShopPayment } from './compare';

const dayOf = `(a.created_at AT TIME ZONE 'Asia/Tehran')::date`;
/** Names by which a gateway may call a payment: its reference, its token, its tracking code and the shop's own id. */
const keys = `array_remove(ARRAY[a.reference, a.token, nullif(split_part(a.tracking, ':', 2), ''), a.tracking, a.id::text], NULL)`;

/**
 * The payments of a gateway that the keys of a file name, and those that were made on its day. Tracking codes have no index and are
 * looked for among the payments of the days around.
 */
export const paymentsOf = declareStatement({
  name: 'settlement_payments',
  text: `WITH found AS (
      SELECT a.id FROM payment_attempts a WHERE a.gateway = $gateway AND a.reference = ANY ($keys::text[])
      UNION SELECT a.id FROM payment_attempts a WHERE a.gateway = $gateway AND a.token = ANY ($keys::text[])
      UNION SELECT a.id FROM payment_attempts a WHERE a.gateway = $gateway AND a.id = ANY ($ids::uuid[])
      UNION SELECT a.id FROM payment_attempts a WHERE a.gateway = $gateway
        AND a.created_at >= ($day::date - 3)::timestamp AT TIME ZONE 'Asia/Tehran'
        AND a.created_at < ($day::date + 2)::timestamp AT TIME ZONE 'Asia/Tehran'
        AND (${dayOf} = $day::date OR split_part(a.tracking, ':', 2) = ANY ($keys::text[]))
    )
    SELECT a.id, ${keys} AS keys, a.state, a.order_id AS "orderId",
      CASE WHEN a.state = 'refunded' THEN coalesce(a.refunded_amount, a.amount) ELSE a.amount END::bigint AS amount,
      ${dayOf} = $day::date AS "isOfDay"
    FROM found JOIN payment_attempts a ON a.id = found.id ORDER BY a.created_at, a.id`,
  row: ShopPayment,
});

export const addSettlement = declareStatement({
  name: 'settlement_add',
  text: `INSERT INTO settlements (gateway, day, name, operator_id, at, lines)
    VALUES ($gateway, $day, $name, $operator, $now, $lines::jsonb) RETURNING id`,
  row: Type.Object({ id: Id }),
});

const Settlement = SettlementPage.properties.settlements.items;
const columns = `s.id, s.gateway, s.day::text AS day, s.name, iso(s.at) AS at, s.differing,
  coalesce(nullif(concat_ws(' ', u.f_name, u.l_name), ''), u.mobile, '') AS operator`;

export const page = declareStatement({
  name: 'settlements_page',
  text: `SELECT ${columns} FROM settlements s LEFT JOIN users u ON u.id = s.operator_id
    WHERE s.id < $beyond::bigint ORDER BY s.id DESC LIMIT ${pageSize + 1}`,
  row: Settlement,
});

/** A comparison with the sums of its lines, in toman. */
export const settlementOf = declareStatement({
  name: 'settlement',
  text: `SELECT ${columns}, (SELECT json_build_object('matched', count(*) FILTER (WHERE l.kind = 'matched'),
      'fileAmount', coalesce(sum(l."fileAmount"), 0), 'fees', coalesce(sum(l.fee), 0),
      'shopAmount', coalesce(sum(l."shopAmount") FILTER (WHERE l.kind IN ('matched', 'amount', 'onlyShop')), 0))
    FROM jsonb_to_recordset(s.lines) AS l (kind text, "fileAmount" numeric, "shopAmount" bigint, fee numeric)) AS sums, s.lines
    FROM settlements s LEFT JOIN users u ON u.id = s.operator_id WHERE s.id = $id`,
  row: Type.Object({ ...Settlement.properties, sums: SettlementSums, lines: Type.Array(SettlementLine) }),
});

/** A comparison is kept for two years, as long as it can be of use in a dispute about the money of a day. */
export const oldSettlements: CleanUp = {
  table: 'settlements',
  isOld: `at < $1::timestamptz - interval '2 years'`,
};
