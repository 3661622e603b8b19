-- Takes a paid order to its next step: 'prepare' (packing has begun), 'ship' (with a tracking code, if there is one) or
-- 'deliver' (with serial numbers and activation codes: [{itemId, imei, activationCode}]). An order that is picked up is
-- delivered without being shipped. The customer gets a message with `title` and `body`, unless they are null. `outcome`: 'done',
-- 'not_found', 'wrong_state' or 'unknown_item' (a serial number is of another order, or the line has enough).
CREATE OR REPLACE FUNCTION advance_order(
  p_order integer, step text, tracking text, serials jsonb, title text, body text, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders := lock_named_order(p_order);
BEGIN
  outcome := CASE
    WHEN found_order.id IS NULL THEN 'not_found'
    WHEN NOT (found_order.state = 'preparing' OR found_order.state = 'shipped' AND step = 'deliver') THEN 'wrong_state'
    WHEN EXISTS (
      SELECT FROM jsonb_to_recordset(serials) AS s ("itemId" integer)
      LEFT JOIN order_items i ON i.id = s."itemId" AND i.order_id = p_order
      GROUP BY i.id, i.qty HAVING i.id IS NULL OR count(*) > i.qty
    ) THEN 'unknown_item'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  INSERT INTO order_events (order_id, kind, at) VALUES (p_order, 'preparing', moment) ON CONFLICT DO NOTHING;
  IF step <> 'prepare' THEN
    UPDATE orders o SET state = CASE step WHEN 'ship' THEN 'shipped' ELSE 'delivered' END,
      delivery = o.delivery || CASE WHEN tracking IS NULL THEN '{}' ELSE jsonb_build_object('trackingCode', tracking,
        'trackingUrl', (SELECT min(c.tracking_url) FROM shipping_methods m JOIN shipping_companies c ON c.kind = m.kind
          WHERE m.title = o.delivery ->> 'title')) END
      WHERE o.id = p_order;
    INSERT INTO order_events (order_id, kind, at) VALUES (p_order, CASE step WHEN 'ship' THEN 'shipped' ELSE 'delivered' END, moment);
  END IF;
  UPDATE order_items i SET units = u.units
    FROM (
      SELECT s."itemId" AS id, jsonb_agg(jsonb_build_object('imei', s.imei, 'activationCode', s."activationCode")) AS units
      FROM jsonb_to_recordset(serials) AS s ("itemId" integer, imei text, "activationCode" text) GROUP BY 1
    ) u
    WHERE i.id = u.id;
  IF title IS NOT NULL THEN
    INSERT INTO notifications (user_id, kind, title, text, link, value, created_at)
      VALUES (found_order.user_id, 'order', advance_order.title, body, '/dashboard/orders/' || p_order, p_order::text, moment);
  END IF;
END
$$;
