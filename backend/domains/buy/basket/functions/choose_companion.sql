-- Chooses a companion of a line at the price of its bundle, or leaves it again. A line that is not in the basket is added with one
-- piece first. All or nothing: a refusal changes nothing and is named in `outcome`.
CREATE OR REPLACE FUNCTION choose_companion(
  basket uuid, customer integer, unlimited boolean, fresh uuid, property integer, parent integer, chosen boolean,
  most_lines integer, moment timestamptz, OUT outcome text, OUT cart uuid, OUT notices jsonb
)
LANGUAGE plpgsql AS $$
DECLARE
  line record;
  offer record;
  pieces bigint;
BEGIN
  SELECT b.id INTO cart FROM baskets b WHERE b.id = basket_of(basket, customer) FOR NO KEY UPDATE;
  SELECT i.id, i.qty INTO line FROM basket_items i WHERE i.basket_id = cart AND i.property_id = parent;
  IF NOT chosen THEN
    DELETE FROM basket_companions c WHERE c.line_id = line.id AND c.property_id = property;
    outcome := CASE WHEN cart IS NULL THEN 'no_basket' WHEN FOUND THEN 'done' ELSE 'no_line' END;
  ELSE
    SELECT pieces_allowed(p.stock, p.max_buy, t.removed_at IS NULL AND p.removed_at IS NULL, unlimited) AS allowed, p.max_buy
      INTO offer
      FROM companions c
      JOIN bundles u ON u.id = c.bundle_id AND (u.ends_at IS NULL OR u.ends_at > moment)
      JOIN product_properties p ON p.id = c.companion_property_id
      JOIN products t ON t.id = p.product_id
      WHERE c.property_id = parent AND c.companion_property_id = property AND c.price > 0
      FOR KEY SHARE OF p;
    pieces := coalesce(line.qty, 1) + pieces_in_basket(cart, property, line.id);
    outcome := CASE
      WHEN offer.allowed IS NULL THEN 'no_offer'
      WHEN pieces > offer.allowed THEN CASE WHEN unlimited OR pieces > offer.max_buy THEN 'max_buy' ELSE 'out_of_stock' END
      ELSE 'done'
    END;
    IF outcome = 'done' AND line.id IS NULL THEN
      SELECT p.outcome, p.cart, p.notices INTO outcome, cart, notices
        FROM put_in_basket(basket, customer, unlimited, fresh, parent, 1, true, most_lines, moment) p;
      SELECT i.id, i.qty INTO line FROM basket_items i WHERE i.basket_id = cart AND i.property_id = parent;
    END IF;
    IF outcome = 'done' THEN
      INSERT INTO basket_companions (line_id, property_id) VALUES (line.id, property) ON CONFLICT DO NOTHING;
    END IF;
  END IF;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  UPDATE baskets b SET revision = b.revision + 1, updated_at = moment WHERE b.id = cart;
  notices := coalesce(notices, '[]') || settle_basket(cart, unlimited, moment);
END
$$;
