-- Takes the name of a deleted account out of the questions and answers; `users.mobile` is null from then on.
CREATE OR REPLACE FUNCTION erase_asker() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_questions SET author = 'کاربر', user_id = NULL WHERE user_id = NEW.id;
  UPDATE product_answers SET author = 'خریدار', user_id = NULL WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER asker_erased AFTER UPDATE OF mobile ON users
  FOR EACH ROW WHEN (NEW.mobile IS NULL) EXECUTE FUNCTION erase_asker();
