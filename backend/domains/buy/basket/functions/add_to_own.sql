-- Merges a list [{propertyId, qty}] into the customer's basket by the rules of merge_lines. Only the newest merged list
-- can be taken back, so the record of an earlier one is deleted.
CREATE OR REPLACE FUNCTION add_to_own(
  lines jsonb, customer integer, unlimited boolean, fresh uuid, most_lines integer, moment timestamptz,
  OUT cart uuid, OUT notices jsonb, OUT merge uuid, OUT report jsonb
)
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO baskets (id, user_id) VALUES (fresh, customer) ON CONFLICT (user_id) DO NOTHING;
  SELECT b.id INTO cart FROM baskets b WHERE b.user_id = customer FOR NO KEY UPDATE;
  notices := settle_basket(cart, unlimited, moment);
  DELETE FROM basket_imports m WHERE m.user_id = customer AND m.public_basket_id IS NULL;
  merge := gen_random_uuid();
  report := merge_into_own(cart, customer, unlimited, merge, NULL, lines, most_lines, moment);
END
$$;
