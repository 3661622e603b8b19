-- Takes every insurance off a line of the shopper's basket; its other services stay.
CREATE OR REPLACE FUNCTION take_insurance(
  basket uuid, customer integer, unlimited boolean, line bigint, moment timestamptz,
  OUT outcome text, OUT cart uuid, OUT notices jsonb
)
LANGUAGE plpgsql AS $$
BEGIN
  SELECT b.id INTO cart FROM baskets b WHERE b.id = basket_of(basket, customer) FOR NO KEY UPDATE;
  outcome := CASE
    WHEN cart IS NULL THEN 'no_basket'
    WHEN NOT EXISTS (SELECT 1 FROM basket_items i WHERE i.id = line AND i.basket_id = cart) THEN 'no_line'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  DELETE FROM basket_item_services a USING services s
    WHERE a.line_id = line AND s.id = a.service_id AND s.kind = 'insurance';
  UPDATE baskets b SET revision = b.revision + 1, updated_at = moment WHERE b.id = cart;
  notices := settle_basket(cart, unlimited, moment);
END
$$;
