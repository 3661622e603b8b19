-- Puts the lines of an order and their services back into the customer's basket. The lines keep the prices of the order,
-- so that the basket shows which prices have changed since. Companions that had a price are chosen again; every read of the basket
-- adds those without. A deleted account gets no basket.
CREATE OR REPLACE FUNCTION refill_basket(which integer, customer integer, most_lines integer, moment timestamptz)
RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  unlimited boolean;
  cart uuid;
  lines jsonb;
BEGIN
  SELECT u.no_check INTO unlimited FROM users u WHERE u.id = customer AND u.removed_at IS NULL;
  SELECT jsonb_agg(jsonb_build_object('propertyId', i.property_id, 'qty', i.qty, 'seenPrice', i.price - i.discount,
      'services', i.services, 'companions', i.companions) ORDER BY i.id) INTO lines
    FROM (
      SELECT o.*, array_agg(o.property_id) FILTER (WHERE o.comes_along AND o.price > o.discount) OVER (
        PARTITION BY o.main) AS companions
      FROM (
        SELECT m.*, max(m.id) FILTER (WHERE NOT m.comes_along) OVER (ORDER BY m.id) AS main
        FROM order_items m WHERE m.order_id = which
      ) o
    ) i WHERE i.property_id IS NOT NULL AND NOT i.comes_along;
  IF unlimited IS NULL OR lines IS NULL THEN
    RETURN;
  END IF;
  INSERT INTO baskets (id, user_id) VALUES (gen_random_uuid(), customer) ON CONFLICT (user_id) DO NOTHING;
  SELECT b.id INTO cart FROM baskets b WHERE b.user_id = customer FOR NO KEY UPDATE;
  PERFORM settle_basket(cart, unlimited, moment);
  PERFORM merge_lines(cart, lines, unlimited, most_lines, moment);
  UPDATE baskets b SET revision = b.revision + 1, updated_at = moment WHERE b.id = cart;
END
$$;
