-- Queues the deletion of the parts of an upload that is complete, refused or discarded. Without a file of its id the bytes under
-- the id go too, because a process may have ended after it stored them.
CREATE OR REPLACE FUNCTION queue_upload_deletion() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  is_file boolean := EXISTS (SELECT FROM stored_files f WHERE f.id = OLD.id);
BEGIN
  IF is_file AND OLD.parts = 0 THEN
    RETURN OLD;
  END IF;
  INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
    VALUES ('delete_upload', 'delete_upload:' || OLD.id,
      jsonb_build_object('fileId', OLD.id, 'parts', OLD.parts, 'keepsFile', is_file), OLD.created_at, now())
    ON CONFLICT (key) DO NOTHING;
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER file_upload_deleted AFTER DELETE ON file_uploads
  FOR EACH ROW EXECUTE FUNCTION queue_upload_deletion();
