-- Lines with more pieces than the stock or the purchase limit allows. Variants that are no longer offered count as sold out.
CREATE OR REPLACE FUNCTION basket_excess(basket uuid, unlimited boolean)
RETURNS TABLE (line_id bigint, title text, qty integer, stock integer, allowed integer)
LANGUAGE sql STABLE AS $$
  SELECT i.id, t.title, i.qty, CASE WHEN o.offered THEN p.stock ELSE 0 END, s.allowed
  FROM basket_items i
  JOIN product_properties p ON p.id = i.property_id
  JOIN products t ON t.id = p.product_id
  CROSS JOIN LATERAL (SELECT t.removed_at IS NULL AND p.removed_at IS NULL AS offered) o
  CROSS JOIN LATERAL (SELECT pieces_allowed(p.stock, p.max_buy, o.offered, unlimited) AS allowed) s
  WHERE i.basket_id = basket AND i.qty > s.allowed
$$;
