-- Baskets of customers: every change names its shopper, a guest's basket becomes the customer's at sign-in, and sellers
-- have no limits. Whose a basket is never changes, so lines move between baskets and baskets do not move between people.

DROP FUNCTION take_from_basket(uuid, integer, timestamptz);
--> statement-breakpoint
DROP FUNCTION put_in_basket(uuid, uuid, integer, integer, boolean, timestamptz);
--> statement-breakpoint
DROP FUNCTION settle_basket(uuid, timestamptz);
--> statement-breakpoint
DROP FUNCTION basket_excess(uuid);
--> statement-breakpoint
-- The basket a shopper may use: a customer's own whatever id they name, a guest's only while it is nobody's.
CREATE FUNCTION basket_of(basket uuid, customer integer) RETURNS uuid
LANGUAGE sql STABLE AS $$
  SELECT b.id FROM baskets b WHERE b.user_id = customer
  UNION ALL
  SELECT b.id FROM baskets b WHERE customer IS NULL AND b.id = basket AND b.user_id IS NULL
$$;
--> statement-breakpoint
-- How many of a property one line may have. A seller's ceiling only keeps sums of money whole numbers in JavaScript.
CREATE FUNCTION pieces_allowed(stock integer, max_buy integer, offered boolean, unlimited boolean) RETURNS integer
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN NOT offered THEN 0 WHEN unlimited THEN 100000 ELSE least(stock, max_buy) END
$$;
--> statement-breakpoint
-- Lines that ask for more than there is or than one may buy. Goods that are no longer offered count as sold out.
CREATE FUNCTION basket_excess(basket uuid, unlimited boolean)
RETURNS TABLE (line_id bigint, title text, qty integer, stock integer, allowed integer)
LANGUAGE sql STABLE AS $$
  SELECT i.id, t.title, i.qty, CASE WHEN t.removed_at IS NULL THEN p.stock ELSE 0 END, s.allowed
  FROM basket_items i
  JOIN product_properties p ON p.id = i.property_id
  JOIN products t ON t.id = p.product_id
  CROSS JOIN LATERAL (SELECT pieces_allowed(p.stock, p.max_buy, t.removed_at IS NULL, unlimited) AS allowed) s
  WHERE i.basket_id = basket AND i.qty > s.allowed
$$;
--> statement-breakpoint
-- Lowers such lines to what is allowed, or takes them away when that is nothing, and answers what it did:
-- [{title, from, to, stock}]. Without such lines it neither locks nor writes.
CREATE FUNCTION settle_basket(basket uuid, unlimited boolean, moment timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  notices jsonb;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM basket_excess(basket, unlimited)) THEN
    RETURN '[]';
  END IF;
  PERFORM 1 FROM baskets b WHERE b.id = basket FOR NO KEY UPDATE;
  WITH excess AS MATERIALIZED (
    SELECT * FROM basket_excess(basket, unlimited)
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
-- Finds the shopper's basket to read it, settled; `cart` is null when there is none.
CREATE FUNCTION open_basket(
  basket uuid, customer integer, unlimited boolean, moment timestamptz, OUT cart uuid, OUT notices jsonb
)
LANGUAGE plpgsql AS $$
BEGIN
  cart := basket_of(basket, customer);
  notices := settle_basket(cart, unlimited, moment);
END
$$;
--> statement-breakpoint
-- Adds pieces to a line or sets it to them. An addition without a known basket makes one under the id `fresh`. A refusal
-- changes nothing; it is named in `outcome`.
CREATE FUNCTION put_in_basket(
  basket uuid, customer integer, unlimited boolean, fresh uuid, property integer, pieces integer, adds boolean,
  moment timestamptz, OUT outcome text, OUT cart uuid, OUT notices jsonb
)
LANGUAGE plpgsql AS $$
DECLARE
  most_lines CONSTANT integer := 50;
  had integer;
  wanted bigint;
  offer record;
BEGIN
  SELECT b.id INTO cart FROM baskets b WHERE b.id = basket_of(basket, customer) FOR NO KEY UPDATE;
  SELECT i.qty INTO had FROM basket_items i WHERE i.basket_id = cart AND i.property_id = property;
  SELECT pieces_allowed(p.stock, p.max_buy, true, unlimited) AS allowed, p.max_buy,
      CASE WHEN moment < p.promotion_to THEN p.promotion_price ELSE p.price - p.discount END AS price
    INTO offer
    FROM product_properties p JOIN products t ON t.id = p.product_id
    WHERE p.id = property AND t.removed_at IS NULL
    FOR KEY SHARE OF p;
  wanted := pieces + CASE WHEN adds THEN coalesce(had, 0)::bigint ELSE 0 END;
  outcome := CASE
    WHEN cart IS NULL AND NOT adds THEN 'no_basket'
    WHEN had IS NULL AND NOT adds THEN 'no_line'
    WHEN offer.price IS NULL THEN 'no_property'
    WHEN wanted > offer.allowed THEN CASE WHEN unlimited OR wanted > offer.max_buy THEN 'max_buy' ELSE 'out_of_stock' END
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
        FROM put_in_basket(basket, customer, unlimited, fresh, property, pieces, adds, moment) p;
      RETURN;
    END IF;
  END IF;
  INSERT INTO basket_items (basket_id, property_id, qty, seen_price) VALUES (cart, property, wanted, offer.price)
    ON CONFLICT (basket_id, property_id) DO UPDATE SET qty = excluded.qty, seen_price = excluded.seen_price;
  UPDATE baskets b SET revision = b.revision + 1, updated_at = moment WHERE b.id = cart;
  notices := settle_basket(cart, unlimited, moment);
END
$$;
--> statement-breakpoint
-- Takes a line out, or all of them when `property` is null; the basket itself stays.
CREATE FUNCTION take_from_basket(
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
  IF property IS NOT NULL AND NOT FOUND THEN
    outcome := 'no_line';
    RETURN;
  END IF;
  UPDATE baskets b SET revision = b.revision + 1, updated_at = moment WHERE b.id = cart;
  outcome := 'done';
  notices := settle_basket(cart, unlimited, moment);
END
$$;
--> statement-breakpoint
-- The lines of a basket as they are remembered: [{propertyId, qty, seenPrice}], oldest first.
CREATE FUNCTION basket_lines(basket uuid) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(
    jsonb_build_object('propertyId', i.property_id, 'qty', i.qty, 'seenPrice', i.seen_price) ORDER BY i.id
  ), '[]') FROM basket_items i WHERE i.basket_id = basket
$$;
--> statement-breakpoint
-- Merges lines into a basket that is locked and settled: quantities add up as far as the limits and the room go. Answers
-- what became of each, in exactly one of the lists {added, reduced, dropped}; quantities are pieces taken over. Lines
-- without a `seenPrice` are agreed to at the price of now.
CREATE FUNCTION merge_lines(basket uuid, lines jsonb, unlimited boolean, moment timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  most_lines CONSTANT integer := 50;
  held integer;
  report jsonb;
BEGIN
  PERFORM 1 FROM product_properties p
    WHERE p.id IN (SELECT (line ->> 'propertyId')::integer FROM jsonb_array_elements(lines) AS list (line))
    ORDER BY p.id FOR KEY SHARE;
  SELECT count(*) INTO held FROM basket_items i WHERE i.basket_id = basket;
  WITH wished AS (
    SELECT (line ->> 'propertyId')::integer AS property, min(place) AS place, sum((line ->> 'qty')::bigint) AS qty,
      min((line ->> 'seenPrice')::bigint) AS seen_price
    FROM jsonb_array_elements(lines) WITH ORDINALITY AS list (line, place) GROUP BY 1
  ), offered AS (
    SELECT w.*, i.qty AS had, coalesce(t.title, '') AS title,
      CASE WHEN NOT o.offered THEN 'gone' WHEN p.stock < p.max_buy THEN 'stock' ELSE 'maxBuy' END AS reason,
      CASE WHEN moment < p.promotion_to THEN p.promotion_price ELSE p.price - p.discount END AS price,
      greatest(0, least(
        w.qty, pieces_allowed(p.stock, p.max_buy, o.offered, unlimited) - coalesce(i.qty, 0)
      ))::integer AS allowed
    FROM wished w
    LEFT JOIN product_properties p ON p.id = w.property
    LEFT JOIN products t ON t.id = p.product_id
    LEFT JOIN basket_items i ON i.basket_id = basket AND i.property_id = w.property
    CROSS JOIN LATERAL (SELECT p.id IS NOT NULL AND t.removed_at IS NULL AS offered) o
  ), judged AS (
    SELECT o.*, CASE
        WHEN had IS NULL AND held + count(*) FILTER (WHERE had IS NULL AND allowed > 0) OVER (ORDER BY place) > most_lines
          THEN 0
        ELSE allowed
      END AS taken
    FROM offered o
  ), written AS (
    INSERT INTO basket_items (basket_id, property_id, qty, seen_price)
    SELECT basket, property, coalesce(had, 0) + taken, coalesce(seen_price, price) FROM judged WHERE taken > 0 ORDER BY place
    ON CONFLICT (basket_id, property_id) DO UPDATE SET qty = excluded.qty, seen_price = excluded.seen_price
  )
  SELECT jsonb_build_object(
    'added', coalesce(jsonb_agg(
      jsonb_build_object('title', title, 'qty', taken) ORDER BY place) FILTER (WHERE taken = qty), '[]'),
    'reduced', coalesce(jsonb_agg(
      jsonb_build_object('title', title, 'wanted', qty, 'qty', taken, 'reason', reason) ORDER BY place)
      FILTER (WHERE taken BETWEEN 1 AND qty - 1), '[]'),
    'dropped', coalesce(jsonb_agg(
      jsonb_build_object('title', title, 'wanted', qty, 'reason',
        CASE WHEN allowed > 0 THEN 'full' ELSE reason END) ORDER BY place) FILTER (WHERE taken = 0), '[]')
  ) INTO report FROM judged;
  RETURN report;
END
$$;
--> statement-breakpoint
-- Merges lines into a customer's basket that is locked and settled, and records it with the way back.
CREATE FUNCTION merge_into_own(
  basket uuid, customer integer, unlimited boolean, merge uuid, source uuid, lines jsonb, moment timestamptz
) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  held jsonb := basket_lines(basket);
  told jsonb := merge_lines(basket, lines, unlimited, moment);
BEGIN
  WITH changed AS (
    UPDATE baskets b SET revision = b.revision + 1, updated_at = moment WHERE b.id = basket RETURNING b.revision
  )
  INSERT INTO basket_imports (id, user_id, public_basket_id, report, before, revision, created_at)
    SELECT merge, customer, source, told, held, changed.revision, moment FROM changed;
  RETURN told;
END
$$;
--> statement-breakpoint
-- A guest's basket becomes the customer's: its lines are merged and it is gone. The same basket again answers the same
-- and merges nothing. A basket that is unknown, empty or a customer's is left alone: `merge` is null then.
CREATE FUNCTION import_basket(
  source uuid, customer integer, unlimited boolean, fresh uuid, moment timestamptz,
  OUT cart uuid, OUT notices jsonb, OUT merge uuid, OUT report jsonb
)
LANGUAGE plpgsql AS $$
DECLARE
  lines jsonb;
BEGIN
  -- The customer's basket is made and locked before the guest's, always, so that two imports never wait in a circle.
  IF basket_lines(basket_of(source, NULL)) <> '[]' THEN
    INSERT INTO baskets (id, user_id) VALUES (fresh, customer) ON CONFLICT (user_id) DO NOTHING;
  END IF;
  SELECT b.id INTO cart FROM baskets b WHERE b.user_id = customer FOR NO KEY UPDATE;
  IF cart IS NULL THEN
    RETURN;
  END IF;
  notices := settle_basket(cart, unlimited, moment);
  SELECT m.id, m.report INTO merge, report FROM basket_imports m WHERE m.public_basket_id = source AND m.user_id = customer;
  IF merge IS NOT NULL THEN
    RETURN;
  END IF;
  PERFORM 1 FROM baskets b WHERE b.id = source AND b.user_id IS NULL FOR UPDATE;
  lines := basket_lines(basket_of(source, NULL));
  IF lines = '[]' THEN
    RETURN;
  END IF;
  merge := gen_random_uuid();
  report := merge_into_own(cart, customer, unlimited, merge, source, lines, moment);
  DELETE FROM baskets b WHERE b.id = source;
END
$$;
--> statement-breakpoint
-- Merges a list [{propertyId, qty}] into the customer's basket by the same rules.
CREATE FUNCTION add_to_own(
  lines jsonb, customer integer, unlimited boolean, fresh uuid, moment timestamptz,
  OUT cart uuid, OUT notices jsonb, OUT merge uuid, OUT report jsonb
)
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO baskets (id, user_id) VALUES (fresh, customer) ON CONFLICT (user_id) DO NOTHING;
  SELECT b.id INTO cart FROM baskets b WHERE b.user_id = customer FOR NO KEY UPDATE;
  notices := settle_basket(cart, unlimited, moment);
  merge := gen_random_uuid();
  report := merge_into_own(cart, customer, unlimited, merge, NULL, lines, moment);
END
$$;
--> statement-breakpoint
-- Puts the customer's lines back as they were before a merge, once, and only while nothing else has changed since.
CREATE FUNCTION undo_merge(
  merge uuid, customer integer, unlimited boolean, moment timestamptz, OUT outcome text, OUT cart uuid, OUT notices jsonb
)
LANGUAGE plpgsql AS $$
DECLARE
  at_revision integer;
  record basket_imports;
BEGIN
  SELECT b.id, b.revision INTO cart, at_revision FROM baskets b WHERE b.user_id = customer FOR NO KEY UPDATE;
  SELECT * INTO record FROM basket_imports m WHERE m.id = merge AND m.user_id = customer;
  outcome := CASE
    WHEN record.id IS NULL THEN 'no_merge'
    WHEN record.undone_at IS NOT NULL THEN 'undone'
    WHEN at_revision IS DISTINCT FROM record.revision THEN 'moved_on'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  -- A merge only adds: what it did not find is taken away, the rest gets its quantity and price back in its old place.
  DELETE FROM basket_items i WHERE i.basket_id = cart AND i.property_id NOT IN (
    SELECT (line ->> 'propertyId')::integer FROM jsonb_array_elements(record.before) AS list (line)
  );
  UPDATE basket_items i SET qty = (line ->> 'qty')::integer, seen_price = (line ->> 'seenPrice')::bigint
    FROM jsonb_array_elements(record.before) AS list (line)
    WHERE i.basket_id = cart AND i.property_id = (line ->> 'propertyId')::integer;
  UPDATE basket_imports m SET undone_at = moment WHERE m.id = merge;
  UPDATE baskets b SET revision = b.revision + 1, updated_at = moment WHERE b.id = cart;
  notices := settle_basket(cart, unlimited, moment);
END
$$;
