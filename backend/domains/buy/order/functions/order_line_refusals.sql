-- Lines of an order that the shop can no longer sell as agreed: 'changed' when the price of the product or of a service has
-- changed or it is no longer offered, 'stock' when too few pieces are left, 'held' when the customer's unpaid orders hold so many
-- pieces of a variant that more would pass its limit. The caller has locked the customer and the variants.
CREATE OR REPLACE FUNCTION order_line_refusals(customer integer, lines jsonb, unlimited boolean, moment timestamptz)
RETURNS TABLE (refusal text, title text)
LANGUAGE plpgsql AS $$
BEGIN
  RETURN QUERY
  WITH asked AS (
    SELECT x.*, place, sum(x.qty) OVER (PARTITION BY x."propertyId") AS pieces,
      sum(x.qty) FILTER (WHERE x."withProperty" IS NULL OR x.price > x.discount) OVER (PARTITION BY x."propertyId") AS chosen
    FROM jsonb_array_elements(lines) WITH ORDINALITY AS list (line, place)
    CROSS JOIN LATERAL jsonb_to_record(line) AS x (
      "propertyId" integer, "withProperty" integer, title text, qty integer, price bigint, discount bigint, services jsonb
    )
  ), held AS (
    SELECT i.property_id, sum(i.qty) AS pieces FROM orders o JOIN order_items i ON i.order_id = o.id
    WHERE o.user_id = customer AND o.state = 'awaitingPayment' AND (NOT i.comes_along OR i.price > i.discount)
    GROUP BY i.property_id
  )
  SELECT r.refusal, a.title
  FROM asked a
  LEFT JOIN product_properties p ON p.id = a."propertyId"
  LEFT JOIN products t ON t.id = p.product_id AND t.removed_at IS NULL AND p.removed_at IS NULL
  LEFT JOIN held h ON h.property_id = a."propertyId"
  LEFT JOIN companions c ON c.property_id = a."withProperty" AND c.companion_property_id = a."propertyId"
  LEFT JOIN bundles u ON u.id = c.bundle_id
  CROSS JOIN LATERAL (
    SELECT CASE
      WHEN t.id IS NULL OR p.price <> a.price OR a.price - a.discount IS DISTINCT FROM CASE
        WHEN a."withProperty" IS NULL
          THEN effective_price(p.price, p.discount, p.promotion_price, p.promotion_to, moment)
        WHEN u.ends_at <= moment THEN NULL
        ELSE least(effective_price(p.price, p.discount, p.promotion_price, p.promotion_to, moment), c.price)
      END OR EXISTS (
        SELECT FROM jsonb_to_recordset(a.services) AS s ("serviceId" integer, price bigint)
        WHERE NOT EXISTS (
          SELECT FROM service_offers(p.price, t.category_path) o
          WHERE o.service_id = s."serviceId" AND o.discount_price = s.price
        )
      ) THEN 'changed'
      WHEN unlimited THEN NULL
      WHEN a.pieces > p.stock OR a.chosen > p.max_buy THEN 'stock'
      WHEN a.chosen + coalesce(h.pieces, 0) > p.max_buy THEN 'held'
    END AS refusal
  ) r
  WHERE r.refusal IS NOT NULL
  ORDER BY r.refusal, a.place;
END
$$;
