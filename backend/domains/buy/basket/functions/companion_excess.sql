-- Chosen companions that cannot stay in a basket: their offer has ended or was withdrawn (`over`), or too few pieces are left beside
-- the pieces that the basket already has of the same variant. The companions of earlier lines come first.
CREATE OR REPLACE FUNCTION companion_excess(basket uuid, unlimited boolean, moment timestamptz)
RETURNS TABLE (line_id bigint, property_id integer, title text, qty integer, stock integer, over boolean)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  SELECT k.line_id, k.property_id, k.title, k.qty, k.stock, k.over FROM (
    SELECT i.id AS line_id, p.id AS property_id, t.title, i.qty, p.stock, u.id IS NULL AS over,
      pieces_allowed(p.stock, p.max_buy, t.removed_at IS NULL AND p.removed_at IS NULL, unlimited) AS allowed,
      coalesce(own.qty, 0) + sum(i.qty) OVER (PARTITION BY p.id ORDER BY i.id) AS pieces
    FROM basket_items i
    JOIN basket_companions b ON b.line_id = i.id
    JOIN product_properties p ON p.id = b.property_id
    JOIN products t ON t.id = p.product_id
    LEFT JOIN companions c ON c.property_id = i.property_id AND c.companion_property_id = p.id AND c.price > 0
    LEFT JOIN bundles u ON u.id = c.bundle_id AND (u.ends_at IS NULL OR u.ends_at > moment)
    LEFT JOIN basket_items own ON own.basket_id = basket AND own.property_id = p.id
    WHERE i.basket_id = basket
  ) k WHERE k.over OR k.pieces > k.allowed;
END
$$;
