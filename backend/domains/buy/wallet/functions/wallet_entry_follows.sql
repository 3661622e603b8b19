-- Refuses an entry that does not have the next number and the newest balance plus its amount, and one that would leave less
-- than the money that is held.
CREATE OR REPLACE FUNCTION wallet_entry_follows() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  newest record;
BEGIN
  PERFORM 1 FROM users u WHERE u.id = NEW.user_id FOR NO KEY UPDATE;
  SELECT e.sequence, e.balance INTO newest
    FROM wallet_entries e WHERE e.user_id = NEW.user_id ORDER BY e.sequence DESC LIMIT 1;
  IF NEW.sequence <> coalesce(newest.sequence, 0) + 1 OR NEW.balance <> coalesce(newest.balance, 0) + NEW.amount THEN
    RAISE EXCEPTION 'A wallet entry must follow the newest one' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.amount < 0 AND NEW.balance < held_money(NEW.user_id) THEN
    RAISE EXCEPTION 'A wallet entry must leave the money that is held' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER wallet_entries_follow BEFORE INSERT ON wallet_entries
  FOR EACH ROW EXECUTE FUNCTION wallet_entry_follows();
