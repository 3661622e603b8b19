-- Takes a paid order to its next step: 'prepare' (packing has begun), 'ship' (with a tracking code, if there is one, and the company
-- that carries it; without a company the first one for the method of the order), 'track' (another tracking code or company while it is
-- on its way; `tracking_in_link` is the code as an address spells it) or 'deliver' (with serial numbers and activation codes: [{itemId, imei,
-- serial, activationCode}], where `imei` is what the customer sees of `serial`). Each piece of a category with serial numbers needs one that
-- is in stock. An order that is picked up is never shipped: it is 'ready' at its branch and then delivered. The customer
-- gets a message with `title` and `body`, unless they are null. `outcome`: 'done', 'not_found', 'wrong_state', 'unknown_item' (a serial number is of
-- another order, or the line has enough), 'serial_needed' or 'unknown_serial' (no piece of the variant in stock has it).
CREATE OR REPLACE FUNCTION advance_order(
  p_order integer, step text, tracking text, tracking_in_link text, company integer, serials jsonb, title text, body text, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders := lock_named_order(p_order);
  carrier shipping_companies;
  picked_up boolean := coalesce((found_order.delivery ->> 'pickUp')::boolean, false);
BEGIN
  SELECT c.* INTO carrier FROM shipping_companies c
    WHERE CASE WHEN company IS NOT NULL THEN c.id = company ELSE c.active AND c.kind = (SELECT min(m.kind) FROM shipping_methods m
      WHERE m.title = found_order.delivery ->> 'title') END
    ORDER BY c.sort, c.id LIMIT 1;
  -- Two orders that take the same piece follow each other here.
  PERFORM 1 FROM serial_numbers n WHERE n.serial IN (SELECT s.serial FROM jsonb_to_recordset(advance_order.serials) AS s (serial text))
    ORDER BY n.id FOR UPDATE;
  outcome := CASE
    WHEN found_order.id IS NULL OR (company IS NOT NULL AND carrier.id IS NULL) THEN 'not_found'
    WHEN NOT CASE
      WHEN step = 'track' THEN found_order.state = 'shipped'
      WHEN step = 'deliver' AND found_order.state = 'shipped' THEN true
      WHEN step = 'ship' THEN found_order.state = 'preparing' AND NOT picked_up
      WHEN step = 'ready' THEN found_order.state = 'preparing' AND picked_up
        AND NOT EXISTS (SELECT FROM order_events e WHERE e.order_id = p_order AND e.kind = 'ready')
      ELSE found_order.state = 'preparing'
    END THEN 'wrong_state'
    WHEN EXISTS (
      SELECT FROM jsonb_to_recordset(advance_order.serials) AS s ("itemId" integer)
      LEFT JOIN order_items i ON i.id = s."itemId" AND i.order_id = p_order
      GROUP BY i.id, i.qty HAVING i.id IS NULL OR count(*) > i.qty
    ) THEN 'unknown_item'
    WHEN step = 'deliver' AND EXISTS (
      SELECT FROM order_items i JOIN product_properties v ON v.id = i.property_id JOIN products p ON p.id = v.product_id
      JOIN categories c ON c.id = p.category_id AND c.serials <> 'none'
      WHERE i.order_id = p_order AND i.qty <> (SELECT count(DISTINCT s.serial) FROM jsonb_to_recordset(advance_order.serials) AS s ("itemId" integer, serial text)
        WHERE s."itemId" = i.id)
    ) THEN 'serial_needed'
    WHEN EXISTS (
      SELECT FROM jsonb_to_recordset(advance_order.serials) AS s ("itemId" integer, serial text) JOIN order_items i ON i.id = s."itemId"
      JOIN product_properties v ON v.id = i.property_id JOIN products p ON p.id = v.product_id
      JOIN categories c ON c.id = p.category_id AND c.serials <> 'none'
      WHERE NOT EXISTS (SELECT FROM serial_numbers n WHERE n.serial = s.serial AND n.property_id = v.id AND n.state = 'stock')
    ) THEN 'unknown_serial'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  INSERT INTO order_events (order_id, kind, at) VALUES (p_order, 'preparing', moment) ON CONFLICT DO NOTHING;
  IF step = 'ready' THEN
    INSERT INTO order_events (order_id, kind, at) VALUES (p_order, 'ready', moment);
  ELSIF step <> 'prepare' THEN
    UPDATE orders o SET state = CASE step WHEN 'deliver' THEN 'delivered' ELSE 'shipped' END,
      delivery = o.delivery
        || CASE WHEN step IN ('ship', 'track') THEN jsonb_build_object('company', carrier.title) ELSE '{}' END
        || CASE WHEN tracking IS NULL THEN '{}' ELSE jsonb_build_object('trackingCode', tracking,
          'trackingUrl', replace(carrier.tracking_url, '{code}', tracking_in_link)) END
      WHERE o.id = p_order;
    INSERT INTO order_events (order_id, kind, at)
      SELECT p_order, CASE step WHEN 'ship' THEN 'shipped' ELSE 'delivered' END, moment WHERE step <> 'track';
  END IF;
  UPDATE order_items i SET units = u.units
    FROM (
      SELECT s."itemId" AS id, jsonb_agg(jsonb_build_object('imei', s.imei, 'activationCode', s."activationCode")
        || CASE WHEN n.registered THEN '{"registered": true}' ELSE '{}' END::jsonb) AS units
      FROM jsonb_to_recordset(advance_order.serials) AS s ("itemId" integer, imei text, serial text, "activationCode" text)
      LEFT JOIN serial_numbers n ON n.serial = s.serial GROUP BY 1
    ) u
    WHERE i.id = u.id;
  UPDATE serial_numbers n SET state = 'sold', order_item_id = i.id
    FROM jsonb_to_recordset(advance_order.serials) AS s ("itemId" integer, serial text) JOIN order_items i ON i.id = s."itemId"
    WHERE n.serial = s.serial AND n.property_id = i.property_id AND n.state = 'stock';
  IF title IS NOT NULL THEN
    PERFORM notify_of_order(p_order, advance_order.title, body, moment);
  END IF;
END
$$;
