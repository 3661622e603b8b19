-- Deletes the file of a picture that is gone: its message, its conversation or its review was deleted.
CREATE OR REPLACE FUNCTION drop_picture_file() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM stored_files f WHERE f.id = OLD.file_id;
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER conversation_picture_dropped AFTER DELETE ON conversation_pictures
  FOR EACH ROW EXECUTE FUNCTION drop_picture_file();
