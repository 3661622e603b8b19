-- Adds favorites at `moment`, the first as the newest, and keeps the newest `most`. A favorite that was removed within
-- `undo` comes back with its place and the price it had then; one that was removed earlier becomes a new favorite.
CREATE OR REPLACE FUNCTION like_products(customer integer, wanted integer[], most integer, undo interval, moment timestamptz)
RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
  DELETE FROM favorites f WHERE f.user_id = customer AND f.removed_at < moment - undo;
  INSERT INTO favorites (user_id, product_id, seen_price, seen_in_stock, created_at)
    SELECT customer, l.product_id, l.effective, l.in_stock, moment - (w.place - 1) * interval '1 millisecond'
    FROM (SELECT x.id, min(x.place) AS place FROM unnest(wanted) WITH ORDINALITY AS x (id, place) GROUP BY x.id) w
    JOIN listings l ON l.product_id = w.id AND l.valid_from <= moment AND moment < l.valid_to
    ON CONFLICT (user_id, product_id) DO UPDATE SET removed_at = NULL WHERE favorites.removed_at IS NOT NULL;
  DELETE FROM favorites f WHERE f.user_id = customer AND f.product_id IN (
    SELECT o.product_id FROM favorites o WHERE o.user_id = customer AND o.removed_at IS NULL
    ORDER BY o.created_at DESC NULLS LAST, o.product_id OFFSET most
  );
END
$$;
