-- Begins an upload. `outcome`: 'done' or 'too_many' (the customer has `most` uploads and files that belong to nothing yet). At
-- the limit, uploads that nobody has gone on with for an hour give way.
CREATE OR REPLACE FUNCTION begin_upload(
  upload uuid, customer integer, purpose text, size integer, most integer, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  had integer;
BEGIN
  PERFORM 1 FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
  SELECT count(*) INTO had FROM stored_files f WHERE f.user_id = customer AND f.used_at IS NULL;
  IF had + (SELECT count(*) FROM file_uploads u WHERE u.user_id = customer) >= most THEN
    DELETE FROM file_uploads u WHERE u.user_id = customer AND u.touched_at < moment - interval '1 hour';
    IF had + (SELECT count(*) FROM file_uploads u WHERE u.user_id = customer) >= most THEN
      outcome := 'too_many';
      RETURN;
    END IF;
  END IF;
  INSERT INTO file_uploads (id, user_id, purpose, size, created_at, touched_at)
    VALUES (upload, customer, begin_upload.purpose, begin_upload.size, moment, moment);
  outcome := 'done';
END
$$;
