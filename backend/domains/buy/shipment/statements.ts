import { Type } from 'typebox';
import { anyRow, declareStatement, noRow } from '@/backend/db/statement';
import { Id, Instant, Nullable, Toman } from '@/contract/common';
import { ShipmentState } from '@/contract/desk/shipment';

/** The address and the worth of an order, with the pin of the customer's address and the newest parcel. */
export const readParcel = declareStatement({
  name: 'shipment_order',
  text: `SELECT o.address ->> 'text' AS address, o.address ->> 'receiverName' AS "receiverName",
      o.address ->> 'receiverMobile' AS "receiverMobile", o.goods_total - o.discount_total AS value,
      coalesce((SELECT concat(a.latitude, ', ', a.longitude) FROM addresses a WHERE a.user_id = o.user_id
        AND a.postal_code = o.address ->> 'postalCode' AND a.latitude IS NOT NULL ORDER BY a.id DESC LIMIT 1), '') AS pin,
      (SELECT json_build_object('carrier', s.carrier, 'state', s.state, 'reference', s.reference, 'price', s.price,
        'changedAt', iso(s.changed_at)) FROM shipments s WHERE s.order_id = o.id ORDER BY s.id DESC LIMIT 1) AS parcel
    FROM orders o WHERE o.id = $1`,
  row: Type.Object({
    address: Type.String(),
    receiverName: Type.String(),
    receiverMobile: Type.String(),
    value: Toman,
    pin: Type.String(),
    parcel: Nullable(
      Type.Object({
        carrier: Type.String(),
        state: ShipmentState,
        reference: Nullable(Type.String()),
        price: Nullable(Toman),
        changedAt: Instant,
      }),
    ),
  }),
});

/** Notes a parcel before its carrier is asked, so that an order is never carried twice. No row for an order that cannot be sent now. */
export const begin = declareStatement({
  name: 'shipment_begin',
  text: `INSERT INTO shipments (order_id, carrier, state, changed_at)
    SELECT o.id, $carrier, 'doubt', $now FROM orders o WHERE o.id = $order AND o.state = 'preparing'
      AND NOT coalesce((o.delivery ->> 'pickUp')::boolean, false)
    ON CONFLICT DO NOTHING RETURNING id`,
  row: Type.Object({ id: Id }),
});
export const confirm = declareStatement({
  name: 'shipment_confirm',
  text: `UPDATE shipments SET state = 'waiting', reference = $reference, price = $price, changed_at = $now, next_look_at = $next
    WHERE id = $id AND state = 'doubt' RETURNING id`,
  row: anyRow,
});
export const forget = declareStatement({
  name: 'shipment_forget',
  text: `DELETE FROM shipments WHERE id = $1 AND state = 'doubt'`,
  row: noRow,
});
export const findOpen = declareStatement({
  name: 'shipment_open',
  // A parcel that has just begun may still be on its way to the carrier.
  text: `SELECT id, carrier, state, reference FROM shipments WHERE order_id = $order
    AND (state = 'waiting' OR state = 'doubt' AND changed_at < $now::timestamptz - interval '1 minute')`,
  row: Type.Object({
    id: Id,
    carrier: Type.String(),
    state: ShipmentState,
    reference: Nullable(Type.String()),
  }),
});

/** Parcels about which the carrier is to be asked. */
export const findDue = declareStatement({
  name: 'shipments_due',
  text: `SELECT id, order_id AS "orderId", carrier, reference FROM shipments
    WHERE next_look_at <= $1 AND reference IS NOT NULL ORDER BY next_look_at LIMIT 20`,
  row: Type.Object({ id: Id, orderId: Id, carrier: Type.String(), reference: Type.String() }),
});
/** Stores how far a parcel is, also for the customer. */
export const move = declareStatement({
  name: 'shipment_move',
  text: `WITH moved AS (
      UPDATE shipments SET state = $state, next_look_at = $next, changed_at = CASE WHEN state = $state THEN changed_at ELSE $now::timestamptz END
      WHERE id = $id RETURNING order_id, changed_at)
    UPDATE orders o SET delivery = o.delivery || jsonb_build_object('carrierState', $state::text, 'carrierStateAt', iso(m.changed_at))
    FROM moved m WHERE o.id = m.order_id AND o.delivery ->> 'carrierState' IS DISTINCT FROM $state
    RETURNING o.id`,
  row: anyRow,
});
export const lookLater = declareStatement({
  name: 'shipment_look_later',
  text: 'UPDATE shipments SET next_look_at = $next WHERE id = $id',
  row: noRow,
});
