-- Adds pieces to a line, or sets its quantity. An addition without a known basket makes one under the id `fresh`, and
-- none when `fresh` is null. A refusal
-- changes nothing; it is named in `outcome`.
CREATE OR REPLACE FUNCTION put_in_basket(
  basket uuid, customer integer, unlimited boolean, fresh uuid, property integer, pieces integer, adds boolean,
  most_lines integer, moment timestamptz, OUT outcome text, OUT cart uuid, OUT notices jsonb
)
LANGUAGE plpgsql AS $$
DECLARE
  had integer;
  line bigint;
  -- Pieces of the variant that the basket has as chosen companions: they count against the limits.
  along bigint;
  wanted bigint;
  offer record;
BEGIN
  SELECT b.id INTO cart FROM baskets b WHERE b.id = basket_of(basket, customer) FOR NO KEY UPDATE;
  SELECT i.qty, i.id INTO had, line FROM basket_items i WHERE i.basket_id = cart AND i.property_id = property;
  IF had IS NULL THEN
    -- Keeps the variant from being deleted before its line is written. A line that exists already does not need it, and
    -- shoppers who change lines of the same variant would wait for each other.
    PERFORM 1 FROM product_properties p WHERE p.id = property FOR KEY SHARE;
  END IF;
  SELECT pieces_allowed(p.stock, p.max_buy, true, unlimited) AS allowed, p.max_buy,
      effective_price(p.price, p.discount, p.promotion_price, p.promotion_to, moment) AS price
    INTO offer
    FROM product_properties p JOIN products t ON t.id = p.product_id
    WHERE p.id = property AND t.removed_at IS NULL AND p.removed_at IS NULL;
  along := pieces_in_basket(cart, property, line);
  wanted := pieces + CASE WHEN adds THEN coalesce(had, 0)::bigint ELSE 0 END;
  outcome := CASE
    WHEN cart IS NULL AND (NOT adds OR fresh IS NULL) THEN 'no_basket'
    WHEN had IS NULL AND NOT adds THEN 'no_line'
    WHEN offer.price IS NULL THEN 'no_property'
    WHEN wanted + along > offer.allowed THEN CASE WHEN unlimited OR wanted + along > offer.max_buy THEN 'max_buy' ELSE 'out_of_stock' END
    WHEN had IS NULL AND (SELECT count(*) FROM basket_items i WHERE i.basket_id = cart) >= most_lines THEN 'full'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  IF cart IS NULL THEN
    INSERT INTO baskets (id, user_id) VALUES (fresh, customer) ON CONFLICT (user_id) DO NOTHING RETURNING id INTO cart;
    IF cart IS NULL THEN
      -- Another call of this customer has made it in the meantime: the change is made in that one.
      SELECT p.outcome, p.cart, p.notices INTO outcome, cart, notices
        FROM put_in_basket(basket, customer, unlimited, fresh, property, pieces, adds, most_lines, moment) p;
      RETURN;
    END IF;
  END IF;
  IF had IS NULL THEN
    INSERT INTO basket_items (basket_id, property_id, qty, seen_price) VALUES (cart, property, wanted, offer.price);
  ELSE
    UPDATE basket_items i SET qty = wanted, seen_price = offer.price
      WHERE i.basket_id = cart AND i.property_id = property;
    IF NOT FOUND THEN
      -- The variant was deleted since `had` was read, and its line with it.
      outcome := 'no_property';
      RETURN;
    END IF;
    IF EXISTS (SELECT FROM basket_item_services s WHERE s.line_id = line) THEN
      PERFORM drop_retired_services(line);
    END IF;
  END IF;
  UPDATE baskets b SET revision = b.revision + 1, updated_at = moment WHERE b.id = cart;
  notices := settle_basket(cart, unlimited, moment);
END
$$;
