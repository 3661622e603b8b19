-- Queues the deletion of the bytes of a deleted file. The worker does it, so that a failing disk loses nothing.
CREATE OR REPLACE FUNCTION queue_file_deletion() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
    VALUES ('delete_file', 'delete_file:' || OLD.id, jsonb_build_object('fileId', OLD.id), OLD.created_at, now())
    ON CONFLICT (key) DO NOTHING;
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER stored_file_deleted AFTER DELETE ON stored_files
  FOR EACH ROW EXECUTE FUNCTION queue_file_deletion();
