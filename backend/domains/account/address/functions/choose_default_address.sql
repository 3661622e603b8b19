-- Makes an address the default. It clears the mark of the others first, because the unique index checks each row at once.
CREATE OR REPLACE FUNCTION choose_default_address(customer integer, which integer, OUT outcome text)
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
