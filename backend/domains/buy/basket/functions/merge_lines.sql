-- Merges lines into a basket that is locked and settled: quantities add up as far as the limits allow. Answers
-- the outcome of each line in exactly one of the lists {added, reduced, dropped}; quantities are pieces taken over. Lines
-- without a `seenPrice` get the current price as the seen one. The services of a line are taken over with its pieces, and its companions
-- that are still offered with it.
CREATE OR REPLACE FUNCTION merge_lines(
  basket uuid, lines jsonb, unlimited boolean, most_lines integer, moment timestamptz
) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  held integer;
  report jsonb;
BEGIN
  PERFORM 1 FROM product_properties p
    WHERE p.id IN (SELECT (line ->> 'propertyId')::integer FROM jsonb_array_elements(lines) AS list (line))
    ORDER BY p.id FOR KEY SHARE;
  SELECT count(*) INTO held FROM basket_items i WHERE i.basket_id = basket;
  WITH wished AS (
    SELECT (line ->> 'propertyId')::integer AS property, min(place) AS place, sum((line ->> 'qty')::bigint) AS qty,
      min((line ->> 'seenPrice')::bigint) AS seen_price
    FROM jsonb_array_elements(lines) WITH ORDINALITY AS list (line, place) GROUP BY 1
  ), offered AS (
    SELECT w.*, i.qty AS had, coalesce(t.title, '') AS title,
      CASE WHEN NOT o.offered THEN 'gone' WHEN p.stock < p.max_buy THEN 'stock' ELSE 'maxBuy' END AS reason,
      effective_price(p.price, p.discount, p.promotion_price, p.promotion_to, moment) AS price,
      greatest(0, least(
        w.qty, pieces_allowed(p.stock, p.max_buy, o.offered, unlimited) - coalesce(i.qty, 0)
      ))::integer AS allowed
    FROM wished w
    LEFT JOIN product_properties p ON p.id = w.property
    LEFT JOIN products t ON t.id = p.product_id
    LEFT JOIN basket_items i ON i.basket_id = basket AND i.property_id = w.property
    CROSS JOIN LATERAL (SELECT p.id IS NOT NULL AND t.removed_at IS NULL AND p.removed_at IS NULL AS offered) o
  ), judged AS (
    SELECT o.*, CASE
        WHEN had IS NULL AND held + count(*) FILTER (WHERE had IS NULL AND allowed > 0) OVER (ORDER BY place) > most_lines
          THEN 0
        ELSE allowed
      END AS taken
    FROM offered o
  ), written AS (
    INSERT INTO basket_items (basket_id, property_id, qty, seen_price)
    SELECT basket, property, coalesce(had, 0) + taken, coalesce(seen_price, price) FROM judged WHERE taken > 0 ORDER BY place
    ON CONFLICT (basket_id, property_id) DO UPDATE SET qty = excluded.qty, seen_price = excluded.seen_price
    RETURNING id, property_id, qty
  ), wished_services AS (
    SELECT line."propertyId" AS property, s."serviceId" AS service_id, sum(s.count) AS count
    FROM jsonb_to_recordset(lines) AS line ("propertyId" integer, services jsonb)
    CROSS JOIN jsonb_to_recordset(line.services) AS s ("serviceId" integer, count bigint)
    GROUP BY 1, 2
  ), carried AS (
    INSERT INTO basket_item_services (line_id, service_id, count)
    SELECT w.id, s.service_id, least(w.qty, coalesce(a.count, 0) + least(s.count, j.taken))
    FROM written w
    JOIN judged j ON j.property = w.property_id
    JOIN wished_services s ON s.property = w.property_id
    JOIN services known ON known.id = s.service_id
    LEFT JOIN basket_item_services a ON a.line_id = w.id AND a.service_id = s.service_id
    ON CONFLICT (line_id, service_id) DO UPDATE SET count = excluded.count
  ), accompanied AS (
    INSERT INTO basket_companions (line_id, property_id)
    SELECT DISTINCT w.id, c.companion_property_id
    FROM written w
    JOIN jsonb_to_recordset(lines) AS line ("propertyId" integer, companions integer[]) ON line."propertyId" = w.property_id
    JOIN companions c ON c.property_id = w.property_id AND c.companion_property_id = ANY (line.companions) AND c.price > 0
    ON CONFLICT DO NOTHING
  )
  SELECT jsonb_build_object(
    'added', coalesce(jsonb_agg(
      jsonb_build_object('title', title, 'qty', taken) ORDER BY place) FILTER (WHERE taken = qty), '[]'),
    'reduced', coalesce(jsonb_agg(
      jsonb_build_object('title', title, 'wanted', qty, 'qty', taken, 'reason', reason) ORDER BY place)
      FILTER (WHERE taken BETWEEN 1 AND qty - 1), '[]'),
    'dropped', coalesce(jsonb_agg(
      jsonb_build_object('title', title, 'wanted', qty, 'reason',
        CASE WHEN allowed > 0 THEN 'full' ELSE reason END) ORDER BY place) FILTER (WHERE taken = 0), '[]')
  ) INTO report FROM judged;
  RETURN report;
END
$$;
