-- Queues the deletion of the parts of a file of products, once its import has ended or its row is deleted.
CREATE OR REPLACE FUNCTION queue_import_deletion() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
    VALUES ('delete_upload', 'delete_upload:' || OLD.id,
      jsonb_build_object('fileId', OLD.id, 'parts', OLD.parts, 'keepsFile', false), OLD.created_at, now())
    ON CONFLICT (key) DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER catalogue_import_deleted AFTER DELETE ON catalogue_imports
  FOR EACH ROW EXECUTE FUNCTION queue_import_deletion();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER catalogue_import_ended AFTER UPDATE OF state ON catalogue_imports
  FOR EACH ROW WHEN (NEW.state IN ('done', 'cancelled', 'failed')) EXECUTE FUNCTION queue_import_deletion();
