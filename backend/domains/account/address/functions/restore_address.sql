-- Restores a removed address. It becomes the default again unless the customer has chosen another since. A second call
-- changes nothing.
CREATE OR REPLACE FUNCTION restore_address(
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
