-- Begins an upload. `outcome`: 'done' or 'too_many' (the customer or the guest has `most` uploads and files that belong to nothing yet). At
-- the limit, uploads without a new part for an hour are discarded.
CREATE OR REPLACE FUNCTION begin_upload(
  upload uuid, customer integer, guest text, purpose text, size integer, most integer, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  had integer;
BEGIN
  IF customer IS NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended(guest, 0));
  END IF;
  PERFORM 1 FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
  SELECT count(*) INTO had FROM stored_files f WHERE (f.user_id = customer OR f.guest_key_hash = guest) AND f.used_at IS NULL;
  IF had + (SELECT count(*) FROM file_uploads u WHERE u.user_id = customer OR u.guest_key_hash = guest) >= most THEN
    DELETE FROM file_uploads u WHERE (u.user_id = customer OR u.guest_key_hash = guest) AND u.touched_at < moment - interval '1 hour';
    IF had + (SELECT count(*) FROM file_uploads u WHERE u.user_id = customer OR u.guest_key_hash = guest) >= most THEN
      outcome := 'too_many';
      RETURN;
    END IF;
  END IF;
  INSERT INTO file_uploads (id, user_id, guest_key_hash, purpose, size, created_at, touched_at)
    VALUES (upload, customer, guest, begin_upload.purpose, begin_upload.size, moment, moment);
  outcome := 'done';
END
$$;
