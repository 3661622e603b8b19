-- Sets how many pieces of a line have each service of a list [{serviceId, count}]; count 0 takes the service off. All or
-- nothing: a refusal changes nothing and is named in `outcome`.
CREATE OR REPLACE FUNCTION put_services(
  basket uuid, customer integer, unlimited boolean, property integer, wanted jsonb, moment timestamptz,
  OUT outcome text, OUT cart uuid, OUT notices jsonb
)
LANGUAGE plpgsql AS $$
DECLARE
  line record;
BEGIN
  SELECT b.id INTO cart FROM baskets b WHERE b.id = basket_of(basket, customer) FOR NO KEY UPDATE;
  SELECT i.id, i.qty, p.price, t.category_path INTO line
    FROM basket_items i JOIN product_properties p ON p.id = i.property_id JOIN products t ON t.id = p.product_id
    WHERE i.basket_id = cart AND i.property_id = property;
  outcome := CASE
    WHEN cart IS NULL THEN 'no_basket'
    WHEN line.id IS NULL THEN 'no_line'
    WHEN EXISTS (
      SELECT 1 FROM jsonb_to_recordset(wanted) AS w ("serviceId" integer, count integer)
      WHERE w.count > 0 AND NOT EXISTS (
        SELECT 1 FROM service_offers(line.price, line.category_path) o WHERE o.service_id = w."serviceId"
      )
    ) THEN 'no_service'
    WHEN EXISTS (
      SELECT 1 FROM jsonb_to_recordset(wanted) AS w (count integer) WHERE w.count > line.qty
    ) THEN 'too_many'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  PERFORM drop_retired_services(line.id);
  DELETE FROM basket_item_services s USING jsonb_to_recordset(wanted) AS w ("serviceId" integer, count integer)
    WHERE s.line_id = line.id AND s.service_id = w."serviceId" AND w.count = 0;
  INSERT INTO basket_item_services (line_id, service_id, count)
    SELECT line.id, w."serviceId", w.count
    FROM jsonb_to_recordset(wanted) AS w ("serviceId" integer, count integer) WHERE w.count > 0
    ON CONFLICT (line_id, service_id) DO UPDATE SET count = excluded.count;
  UPDATE baskets b SET revision = b.revision + 1, updated_at = moment WHERE b.id = cart;
  notices := settle_basket(cart, unlimited, moment);
END
$$;
