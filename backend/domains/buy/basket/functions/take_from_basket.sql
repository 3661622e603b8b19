-- Removes the line of a variant, or all lines when `property` is null. For a variant without a line of its own it removes the
-- chosen companion. The basket itself stays.
CREATE OR REPLACE FUNCTION take_from_basket(
  basket uuid, customer integer, unlimited boolean, property integer, moment timestamptz,
  OUT outcome text, OUT cart uuid, OUT notices jsonb
)
LANGUAGE plpgsql AS $$
BEGIN
  SELECT b.id INTO cart FROM baskets b WHERE b.id = basket_of(basket, customer) FOR NO KEY UPDATE;
  IF cart IS NULL THEN
    outcome := 'no_basket';
    RETURN;
  END IF;
  DELETE FROM basket_items i WHERE i.basket_id = cart AND (property IS NULL OR i.property_id = property);
  IF NOT FOUND THEN
    DELETE FROM basket_companions c USING basket_items i
      WHERE i.id = c.line_id AND i.basket_id = cart AND c.property_id = property;
  END IF;
  IF property IS NOT NULL AND NOT FOUND THEN
    outcome := 'no_line';
    RETURN;
  END IF;
  UPDATE baskets b SET revision = b.revision + 1, updated_at = moment WHERE b.id = cart;
  outcome := 'done';
  notices := settle_basket(cart, unlimited, moment);
END
$$;
