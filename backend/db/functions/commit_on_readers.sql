-- A transaction that moves money or stock is answered when the readers that the writer waits for (synchronous_standby_names) have it too,
-- so that no new writer lacks it. Other transactions keep the setting of the database, which may then be `local`. Without such readers
-- the triggers do nothing.
CREATE OR REPLACE FUNCTION commit_on_readers() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'remote_apply', true);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER orders_on_readers BEFORE INSERT OR UPDATE ON orders
  FOR EACH STATEMENT WHEN (current_setting('synchronous_standby_names') <> '') EXECUTE FUNCTION commit_on_readers();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER stock_moves_on_readers BEFORE INSERT ON stock_moves
  FOR EACH STATEMENT WHEN (current_setting('synchronous_standby_names') <> '') EXECUTE FUNCTION commit_on_readers();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER wallet_entries_on_readers BEFORE INSERT ON wallet_entries
  FOR EACH STATEMENT WHEN (current_setting('synchronous_standby_names') <> '') EXECUTE FUNCTION commit_on_readers();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER wallet_holds_on_readers BEFORE INSERT OR UPDATE OR DELETE ON wallet_holds
  FOR EACH STATEMENT WHEN (current_setting('synchronous_standby_names') <> '') EXECUTE FUNCTION commit_on_readers();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payment_attempts_on_readers BEFORE INSERT OR UPDATE ON payment_attempts
  FOR EACH STATEMENT WHEN (current_setting('synchronous_standby_names') <> '') EXECUTE FUNCTION commit_on_readers();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER instalments_on_readers BEFORE INSERT OR UPDATE ON instalments
  FOR EACH STATEMENT WHEN (current_setting('synchronous_standby_names') <> '') EXECUTE FUNCTION commit_on_readers();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER order_returns_on_readers BEFORE INSERT OR UPDATE ON order_returns
  FOR EACH STATEMENT WHEN (current_setting('synchronous_standby_names') <> '') EXECUTE FUNCTION commit_on_readers();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER settlements_on_readers BEFORE INSERT OR UPDATE ON settlements
  FOR EACH STATEMENT WHEN (current_setting('synchronous_standby_names') <> '') EXECUTE FUNCTION commit_on_readers();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER loan_credits_on_readers BEFORE INSERT OR UPDATE ON loan_credits
  FOR EACH STATEMENT WHEN (current_setting('synchronous_standby_names') <> '') EXECUTE FUNCTION commit_on_readers();
