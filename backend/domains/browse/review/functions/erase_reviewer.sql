-- Takes the name and the votes of a deleted account out of the reviews; `users.mobile` is null from then on.
CREATE OR REPLACE FUNCTION erase_reviewer() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reviews SET author = 'خریدار', user_id = NULL WHERE user_id = NEW.id;
  DELETE FROM review_votes WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER reviewer_erased AFTER UPDATE OF mobile ON users
  FOR EACH ROW WHEN (NEW.mobile IS NULL) EXECUTE FUNCTION erase_reviewer();
