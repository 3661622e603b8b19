-- Deletes an address so that it can still come back; the newest of the others becomes the default if it was it. What was
-- deleted longer ago than `undo` is then really gone.
CREATE OR REPLACE FUNCTION remove_address(
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
