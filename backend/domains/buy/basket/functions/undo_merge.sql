-- Puts the customer's lines and choice of a plan back as they were before a merge, once, and only while nothing else has changed since.
CREATE OR REPLACE FUNCTION undo_merge(
  merge uuid, customer integer, unlimited boolean, moment timestamptz, OUT outcome text, OUT cart uuid, OUT notices jsonb
)
LANGUAGE plpgsql AS $$
DECLARE
  at_revision integer;
  record basket_imports;
BEGIN
  SELECT b.id, b.revision INTO cart, at_revision FROM baskets b WHERE b.user_id = customer FOR NO KEY UPDATE;
  SELECT * INTO record FROM basket_imports m WHERE m.id = merge AND m.user_id = customer;
  outcome := CASE
    WHEN record.id IS NULL THEN 'no_merge'
    WHEN record.undone_at IS NOT NULL THEN 'undone'
    WHEN at_revision IS DISTINCT FROM record.revision THEN 'moved_on'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  -- A merge only adds. Its undo removes the lines that did not exist before, and gives every other line its old quantity,
  -- price, services, companions and place.
  DELETE FROM basket_items i WHERE i.basket_id = cart AND i.property_id NOT IN (
    SELECT (line ->> 'propertyId')::integer FROM jsonb_array_elements(record.before) AS list (line)
  );
  UPDATE basket_items i SET qty = (line ->> 'qty')::integer, seen_price = (line ->> 'seenPrice')::bigint
    FROM jsonb_array_elements(record.before) AS list (line)
    WHERE i.basket_id = cart AND i.property_id = (line ->> 'propertyId')::integer;
  DELETE FROM basket_item_services s USING basket_items i WHERE i.id = s.line_id AND i.basket_id = cart;
  INSERT INTO basket_item_services (line_id, service_id, count)
    SELECT i.id, s."serviceId", s.count
    FROM jsonb_to_recordset(record.before) AS line ("propertyId" integer, services jsonb)
    CROSS JOIN jsonb_to_recordset(line.services) AS s ("serviceId" integer, count integer)
    JOIN basket_items i ON i.basket_id = cart AND i.property_id = line."propertyId"
    WHERE EXISTS (SELECT 1 FROM services known WHERE known.id = s."serviceId");
  DELETE FROM basket_companions c USING basket_items i WHERE i.id = c.line_id AND i.basket_id = cart;
  INSERT INTO basket_companions (line_id, property_id)
    SELECT i.id, p.id
    FROM jsonb_to_recordset(record.before) AS line ("propertyId" integer, companions integer[])
    JOIN basket_items i ON i.basket_id = cart AND i.property_id = line."propertyId"
    JOIN product_properties p ON p.id = ANY (line.companions);
  UPDATE basket_imports m SET undone_at = moment WHERE m.id = merge;
  -- The merge takes over a plan only when the customer has chosen none.
  UPDATE baskets b SET revision = b.revision + 1, updated_at = moment,
      plan_chosen = b.plan_chosen AND NOT record.plan_taken,
      plan_id = CASE WHEN NOT record.plan_taken THEN b.plan_id END,
      plan_months = CASE WHEN NOT record.plan_taken THEN b.plan_months END,
      prepayment_percent = CASE WHEN NOT record.plan_taken THEN b.prepayment_percent END
    WHERE b.id = cart;
  notices := settle_basket(cart, unlimited, moment);
END
$$;
