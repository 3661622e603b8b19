-- Marks an address as removed, so that it can be restored within `undo`. If it was the default, the newest of the others
-- becomes the default. Deletes the rows of addresses that were removed longer ago than `undo`.
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
