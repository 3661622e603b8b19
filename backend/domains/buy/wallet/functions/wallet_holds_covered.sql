-- Open holds never exceed the balance. Like every entry, a hold locks its customer first.
CREATE OR REPLACE FUNCTION wallet_holds_covered() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users u WHERE u.id = NEW.user_id FOR NO KEY UPDATE;
  IF held_money(NEW.user_id) > wallet_balance(NEW.user_id) THEN
    RAISE EXCEPTION 'The holds of a wallet must not exceed its balance' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER wallet_holds_are_covered AFTER INSERT OR UPDATE ON wallet_holds
  FOR EACH ROW WHEN (NEW.ended_at IS NULL) EXECUTE FUNCTION wallet_holds_covered();
