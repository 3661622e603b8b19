-- Turns an upload whose accepted bytes are in the storage into a file with its id. Two calls with the last part at once make one
-- file. `outcome`: 'done' or 'gone' (the upload was discarded meanwhile).
CREATE OR REPLACE FUNCTION finish_upload(
  upload uuid, customer integer, guest text, content_type text, size integer, sha256 text, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_purpose text;
BEGIN
  SELECT u.purpose INTO found_purpose FROM file_uploads u WHERE u.id = upload AND (u.user_id = customer OR u.guest_key_hash = guest) FOR UPDATE;
  IF found_purpose IS NULL THEN
    outcome := CASE WHEN EXISTS (SELECT FROM stored_files f WHERE f.id = upload AND (f.user_id = customer OR f.guest_key_hash = guest))
      THEN 'done' ELSE 'gone' END;
    RETURN;
  END IF;
  INSERT INTO stored_files (id, user_id, guest_key_hash, purpose, content_type, size, sha256, created_at)
    VALUES (upload, customer, guest, found_purpose, finish_upload.content_type, finish_upload.size, finish_upload.sha256, moment);
  DELETE FROM file_uploads u WHERE u.id = upload;
  outcome := 'done';
END
$$;
