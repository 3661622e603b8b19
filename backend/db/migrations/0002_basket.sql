-- Changes of a basket. Each is one function: it locks the basket's row first, and every statement after the lock sees
-- what the change before it left. A single statement with CTEs would go on seeing the state before it waited, so two
-- changes at once could slip past a limit or outlive a clearing.

-- Lines that ask for more than there is or than one may buy. Goods that are no longer offered count as sold out.
CREATE FUNCTION basket_excess(basket uuid)
RETURNS TABLE (line_id bigint, title text, qty integer, stock integer, allowed integer)
LANGUAGE sql STABLE AS $$
  SELECT i.id, t.title, i.qty, s.stock, least(s.stock, p.max_buy)
  FROM basket_items i
  JOIN product_properties p ON p.id = i.property_id
  JOIN products t ON t.id = p.product_id
  CROSS JOIN LATERAL (SELECT CASE WHEN t.removed_at IS NULL THEN p.stock ELSE 0 END AS stock) s
  WHERE i.basket_id = basket AND i.qty > least(s.stock, p.max_buy)
$$;
--> statement-breakpoint
-- Lowers such lines to what is allowed, or takes them away when that is nothing, and answers what it did:
-- [{title, from, to, stock}]. Without such lines it neither locks nor writes.
CREATE FUNCTION settle_basket(basket uuid, moment timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  notices jsonb;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM basket_excess(basket)) THEN
    RETURN '[]';
  END IF;
  PERFORM 1 FROM baskets b WHERE b.id = basket FOR NO KEY UPDATE;
  WITH excess AS MATERIALIZED (
    SELECT * FROM basket_excess(basket)
  ), removed AS (
    DELETE FROM basket_items i USING excess e WHERE i.id = e.line_id AND e.allowed = 0
  ), lowered AS (
    UPDATE basket_items i SET qty = e.allowed FROM excess e WHERE i.id = e.line_id AND e.allowed > 0
  )
  SELECT jsonb_agg(
    jsonb_build_object('title', e.title, 'from', e.qty, 'to', e.allowed, 'stock', e.stock) ORDER BY e.line_id
  ) INTO notices FROM excess e;
  IF notices IS NULL THEN
    RETURN '[]';
  END IF;
  UPDATE baskets b SET revision = b.revision + 1, updated_at = moment WHERE b.id = basket;
  RETURN notices;
END
$$;
--> statement-breakpoint
-- Adds pieces to a line or sets it to them. An addition without a known basket makes one under the id `fresh`. A refusal
-- changes nothing; it is named in `outcome`.
CREATE FUNCTION put_in_basket(
  basket uuid, fresh uuid, property integer, pieces integer, adds boolean, moment timestamptz,
  OUT outcome text, OUT cart uuid, OUT notices jsonb
)
LANGUAGE plpgsql AS $$
DECLARE
  most_lines CONSTANT integer := 50;
  had integer;
  wanted integer;
  offer record;
BEGIN
  SELECT b.id INTO cart FROM baskets b WHERE b.id = basket FOR NO KEY UPDATE;
  SELECT i.qty INTO had FROM basket_items i WHERE i.basket_id = cart AND i.property_id = property;
  SELECT p.stock, p.max_buy,
      CASE WHEN moment < p.promotion_to THEN p.promotion_price ELSE p.price - p.discount END AS price
    INTO offer
    FROM product_properties p JOIN products t ON t.id = p.product_id
    WHERE p.id = property AND t.removed_at IS NULL
    FOR KEY SHARE OF p;
  wanted := pieces + CASE WHEN adds THEN coalesce(had, 0) ELSE 0 END;
  outcome := CASE
    WHEN cart IS NULL AND NOT adds THEN 'no_basket'
    WHEN had IS NULL AND NOT adds THEN 'no_line'
    WHEN offer.price IS NULL THEN 'no_property'
    WHEN wanted > offer.max_buy THEN 'max_buy'
    WHEN wanted > offer.stock THEN 'out_of_stock'
    WHEN had IS NULL AND (SELECT count(*) FROM basket_items i WHERE i.basket_id = cart) >= most_lines THEN 'full'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  IF cart IS NULL THEN
    INSERT INTO baskets (id) VALUES (fresh);
    cart := fresh;
  END IF;
  INSERT INTO basket_items (basket_id, property_id, qty, seen_price) VALUES (cart, property, wanted, offer.price)
    ON CONFLICT (basket_id, property_id) DO UPDATE SET qty = excluded.qty, seen_price = excluded.seen_price;
  UPDATE baskets b SET revision = b.revision + 1, updated_at = moment WHERE b.id = cart;
  notices := settle_basket(cart, moment);
END
$$;
--> statement-breakpoint
-- Takes a line out, or all of them when `property` is null; the basket itself stays.
CREATE FUNCTION take_from_basket(
  basket uuid, property integer, moment timestamptz, OUT outcome text, OUT cart uuid, OUT notices jsonb
)
LANGUAGE plpgsql AS $$
BEGIN
  SELECT b.id INTO cart FROM baskets b WHERE b.id = basket FOR NO KEY UPDATE;
  IF cart IS NULL THEN
    outcome := 'no_basket';
    RETURN;
  END IF;
  DELETE FROM basket_items i WHERE i.basket_id = cart AND (property IS NULL OR i.property_id = property);
  IF property IS NOT NULL AND NOT FOUND THEN
    outcome := 'no_line';
    RETURN;
  END IF;
  UPDATE baskets b SET revision = b.revision + 1, updated_at = moment WHERE b.id = cart;
  outcome := 'done';
  notices := settle_basket(cart, moment);
END
$$;
