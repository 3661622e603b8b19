-- Marks uploads of a customer, or of a guest, as used, all or none: false when one of them is not theirs, has another purpose or is
-- used already. The caller then refers to the files from rows of its own, in the same transaction.
CREATE OR REPLACE FUNCTION use_files(customer integer, purpose text, files uuid[], moment timestamptz, guest text DEFAULT NULL) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  usable integer;
BEGIN
  PERFORM 1 FROM stored_files f WHERE f.id = ANY (files) ORDER BY f.id FOR NO KEY UPDATE;
  SELECT count(*) INTO usable FROM stored_files f
    WHERE f.id = ANY (files) AND (f.user_id = customer OR f.guest_key_hash = guest) AND f.purpose = use_files.purpose AND f.used_at IS NULL;
  IF usable <> cardinality(files) THEN
    RETURN false;
  END IF;
  UPDATE stored_files f SET used_at = moment WHERE f.id = ANY (files);
  RETURN true;
END
$$;
