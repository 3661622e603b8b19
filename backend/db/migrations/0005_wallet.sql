-- The wallet's ledger, changes of favourites and addresses, and the indexes that keep lists of one customer short.
-- Every change locks the customer's row first, so that changes of one customer stand in a queue.

-- The ledger is append-only: an entry is never changed, and goes only together with its customer.
CREATE FUNCTION wallet_entry_stays() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM users u WHERE u.id = OLD.user_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'wallet_entries is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER wallet_entries_stay BEFORE UPDATE OR DELETE ON wallet_entries
  FOR EACH ROW EXECUTE FUNCTION wallet_entry_stays();
--> statement-breakpoint
-- An entry follows the newest one: next number, balance moved by its amount.
CREATE FUNCTION wallet_entry_follows() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  newest record;
BEGIN
  SELECT e.sequence, e.balance INTO newest
    FROM wallet_entries e WHERE e.user_id = NEW.user_id ORDER BY e.sequence DESC LIMIT 1;
  IF NEW.sequence <> coalesce(newest.sequence, 0) + 1 OR NEW.balance <> coalesce(newest.balance, 0) + NEW.amount THEN
    RAISE EXCEPTION 'A wallet entry must follow the newest one' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER wallet_entries_follow BEFORE INSERT ON wallet_entries
  FOR EACH ROW EXECUTE FUNCTION wallet_entry_follows();
--> statement-breakpoint
-- Books one entry on top of the newest one, once for each cause. A refusal books nothing; it is named in `outcome`:
-- 'no_user', 'insufficient' (the balance would be negative) or 'cause_taken' (the cause has booked something else).
-- 'already' answers the entry that the same cause has booked before.
CREATE FUNCTION move_wallet(
  customer integer, amount bigint, kind text, title text, about integer, cause text, moment timestamptz,
  OUT outcome text, OUT entry bigint, OUT balance bigint
)
LANGUAGE plpgsql AS $$
DECLARE
  earlier record;
  newest record;
BEGIN
  PERFORM 1 FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    outcome := 'no_user';
    RETURN;
  END IF;
  SELECT e.id, e.user_id, e.amount, e.balance INTO earlier FROM wallet_entries e WHERE e.idempotency_key = cause;
  IF FOUND THEN
    IF earlier.user_id <> customer OR earlier.amount <> move_wallet.amount THEN
      outcome := 'cause_taken';
      RETURN;
    END IF;
    outcome := 'already';
    entry := earlier.id;
    balance := earlier.balance;
    RETURN;
  END IF;
  SELECT e.sequence, e.balance INTO newest
    FROM wallet_entries e WHERE e.user_id = customer ORDER BY e.sequence DESC LIMIT 1;
  balance := coalesce(newest.balance, 0);
  IF balance + move_wallet.amount < 0 THEN
    outcome := 'insufficient';
    RETURN;
  END IF;
  balance := balance + move_wallet.amount;
  INSERT INTO wallet_entries AS e (user_id, sequence, kind, amount, balance, title, order_id, idempotency_key, created_at)
    VALUES (customer, coalesce(newest.sequence, 0) + 1, move_wallet.kind, move_wallet.amount, move_wallet.balance,
      move_wallet.title, about, cause, moment)
    RETURNING e.id INTO entry;
  outcome := 'done';
END
$$;
--> statement-breakpoint
-- Adds goods to a customer's favourites with what they cost now, the first of `wanted` as the newest. Goods that are
-- unknown or liked already are passed over; beyond `most` the oldest give way.
CREATE FUNCTION like_products(customer integer, wanted integer[], most integer, moment timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
  INSERT INTO favorites (user_id, product_id, seen_price, seen_in_stock, created_at)
    SELECT customer, l.product_id, l.effective, l.in_stock, moment - (w.place - 1) * interval '1 millisecond'
    FROM (SELECT x.id, min(x.place) AS place FROM unnest(wanted) WITH ORDINALITY AS x (id, place) GROUP BY x.id) w
    JOIN listings l ON l.product_id = w.id AND l.valid_from <= moment AND moment < l.valid_to
    ON CONFLICT (user_id, product_id) DO NOTHING;
  DELETE FROM favorites f WHERE f.user_id = customer AND f.product_id IN (
    SELECT o.product_id FROM favorites o WHERE o.user_id = customer
    ORDER BY o.created_at DESC NULLS LAST, o.product_id OFFSET most
  );
END
$$;
--> statement-breakpoint
-- One default among the addresses a customer has. A deleted one keeps its mark, to take it back when it is restored.
CREATE UNIQUE INDEX addresses_one_default ON addresses (user_id) WHERE is_default AND removed_at IS NULL;
--> statement-breakpoint
-- Makes an address the default. The mark is taken from the others first: the index above looks at every row by itself.
CREATE FUNCTION choose_default_address(customer integer, which integer, OUT outcome text)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
  IF NOT EXISTS (SELECT FROM addresses a WHERE a.id = which AND a.user_id = customer AND a.removed_at IS NULL) THEN
    outcome := 'no_address';
    RETURN;
  END IF;
  UPDATE addresses a SET is_default = false WHERE a.user_id = customer AND a.is_default AND a.id <> which;
  UPDATE addresses a SET is_default = true WHERE a.id = which AND NOT a.is_default;
  outcome := 'done';
END
$$;
--> statement-breakpoint
-- Writes a new address (`which` is null) or the fields of one. The first is the default whatever it says, and the default
-- stays it until another takes its place. Refusals: 'no_address', 'no_city' (not of that province), 'full'.
CREATE FUNCTION save_address(
  customer integer, which integer, fields jsonb, most integer, moment timestamptz, OUT outcome text, OUT saved integer
)
LANGUAGE plpgsql AS $$
DECLARE
  f record;
BEGIN
  PERFORM 1 FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
  SELECT * INTO f FROM jsonb_to_record(fields) AS x (
    title text, "provinceId" integer, "cityId" integer, address text, plaque text, unit text, "postalCode" text,
    "receiverName" text, "receiverMobile" text, "isDefault" boolean, latitude float8, longitude float8
  );
  outcome := CASE
    WHEN which IS NOT NULL AND NOT EXISTS (
      SELECT FROM addresses a WHERE a.id = which AND a.user_id = customer AND a.removed_at IS NULL
    ) THEN 'no_address'
    WHEN NOT EXISTS (SELECT FROM cities c WHERE c.id = f."cityId" AND c.province_id = f."provinceId") THEN 'no_city'
    WHEN which IS NULL AND (
      SELECT count(*) FROM addresses a WHERE a.user_id = customer AND a.removed_at IS NULL
    ) >= most THEN 'full'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  IF which IS NULL THEN
    INSERT INTO addresses AS a (user_id, title, province_id, city_id, address, plaque, unit, postal_code, receiver_name,
        receiver_mobile, latitude, longitude, created_at)
      VALUES (customer, f.title, f."provinceId", f."cityId", f.address, f.plaque, f.unit, f."postalCode",
        f."receiverName", f."receiverMobile", f.latitude, f.longitude, moment)
      RETURNING a.id INTO saved;
  ELSE
    UPDATE addresses a SET title = f.title, province_id = f."provinceId", city_id = f."cityId", address = f.address,
        plaque = f.plaque, unit = f.unit, postal_code = f."postalCode", receiver_name = f."receiverName",
        receiver_mobile = f."receiverMobile", latitude = f.latitude, longitude = f.longitude
      WHERE a.id = which;
    saved := which;
  END IF;
  IF f."isDefault" OR NOT EXISTS (
    SELECT FROM addresses a WHERE a.user_id = customer AND a.is_default AND a.removed_at IS NULL
  ) THEN
    PERFORM choose_default_address(customer, saved);
  END IF;
END
$$;
--> statement-breakpoint
-- Deletes an address so that it can still come back; the newest of the others becomes the default if it was it. What was
-- deleted longer ago than `undo` is then really gone.
CREATE FUNCTION remove_address(
  customer integer, which integer, undo interval, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  was_default boolean;
BEGIN
  PERFORM 1 FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
  DELETE FROM addresses a WHERE a.user_id = customer AND a.removed_at < moment - undo;
  UPDATE addresses a SET removed_at = moment WHERE a.id = which AND a.user_id = customer AND a.removed_at IS NULL
    RETURNING a.is_default INTO was_default;
  IF NOT FOUND THEN
    outcome := 'no_address';
    RETURN;
  END IF;
  IF was_default THEN
    UPDATE addresses a SET is_default = true WHERE a.id = (
      SELECT max(o.id) FROM addresses o WHERE o.user_id = customer AND o.removed_at IS NULL
    );
  END IF;
  outcome := 'done';
END
$$;
--> statement-breakpoint
-- Brings a deleted address back, as the default if it was it and no other has been chosen since. Doing it twice is fine.
CREATE FUNCTION restore_address(
  customer integer, which integer, most integer, undo interval, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  gone record;
BEGIN
  PERFORM 1 FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
  SELECT a.removed_at, a.is_default INTO gone FROM addresses a
    WHERE a.id = which AND a.user_id = customer AND (a.removed_at IS NULL OR a.removed_at >= moment - undo);
  outcome := CASE
    WHEN NOT FOUND THEN 'no_address'
    WHEN gone.removed_at IS NOT NULL AND (
      SELECT count(*) FROM addresses a WHERE a.user_id = customer AND a.removed_at IS NULL
    ) >= most THEN 'full'
    ELSE 'done'
  END;
  IF outcome <> 'done' OR gone.removed_at IS NULL THEN
    RETURN;
  END IF;
  UPDATE addresses a SET is_default = false WHERE a.id = which AND a.is_default;
  UPDATE addresses a SET removed_at = NULL WHERE a.id = which;
  IF gone.is_default OR NOT EXISTS (
    SELECT FROM addresses a WHERE a.user_id = customer AND a.is_default AND a.removed_at IS NULL
  ) THEN
    PERFORM choose_default_address(customer, which);
  END IF;
END
$$;
--> statement-breakpoint
-- A page of money in or out, of seen messages, and the orders on a plan read no more rows than they show.
CREATE INDEX wallet_entries_in ON wallet_entries (user_id, sequence) WHERE amount > 0;
--> statement-breakpoint
CREATE INDEX wallet_entries_out ON wallet_entries (user_id, sequence) WHERE amount < 0;
--> statement-breakpoint
CREATE INDEX notifications_seen ON notifications (user_id, id) WHERE seen_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX orders_on_plan ON orders (user_id) WHERE facility IS NOT NULL;
