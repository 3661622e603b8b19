-- Adds the row of an uploaded file before its bytes are stored, so that the clean-up finds everything that a process leaves
-- behind. `outcome`: 'done' or 'too_many' (the customer has `most` files that belong to nothing yet).
CREATE OR REPLACE FUNCTION add_file(
  file uuid, customer integer, purpose text, content_type text, size integer, sha256 text, most integer, moment timestamptz,
  OUT outcome text
)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM stored_files f WHERE f.user_id = customer AND f.used_at IS NULL) >= most THEN
    outcome := 'too_many';
    RETURN;
  END IF;
  INSERT INTO stored_files (id, user_id, purpose, content_type, size, sha256, created_at)
    VALUES (file, customer, add_file.purpose, add_file.content_type, add_file.size, add_file.sha256, moment);
  outcome := 'done';
END
$$;
