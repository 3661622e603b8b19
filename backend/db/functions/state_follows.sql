-- Refuses a change of state that `state_moves` does not have for the table of the trigger. The arguments of a trigger are what a row
-- is called, and the columns that never change.
CREATE OR REPLACE FUNCTION state_follows() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> NEW.state AND NOT state_allows(TG_TABLE_NAME, OLD.state, NEW.state) THEN
    RAISE EXCEPTION 'This % cannot go from % to %', TG_ARGV[0], OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM unnest(TG_ARGV[1:]) AS term WHERE to_jsonb(OLD) -> term IS DISTINCT FROM to_jsonb(NEW) -> term) THEN
    RAISE EXCEPTION 'The terms of this % cannot be changed', TG_ARGV[0] USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payment_attempts_follow BEFORE UPDATE ON payment_attempts FOR EACH ROW EXECUTE FUNCTION state_follows(
  'payment attempt', 'user_id', 'purpose', 'order_id', 'instalments', 'savings', 'late_fees', 'amount', 'gateway');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER leasing_requests_follow BEFORE UPDATE ON leasing_requests FOR EACH ROW EXECUTE FUNCTION state_follows(
  'leasing request', 'user_id', 'plan_id', 'amount', 'months');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER cheques_follow BEFORE UPDATE ON cheques FOR EACH ROW EXECUTE FUNCTION state_follows(
  'cheque', 'order_id', 'leasing_id', 'number', 'amount', 'due_date');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER plan_requests_follow BEFORE UPDATE OF state ON plan_requests FOR EACH ROW EXECUTE FUNCTION state_follows(
  'loan request');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER cooperation_requests_follow BEFORE UPDATE OF state ON cooperation_requests FOR EACH ROW
  EXECUTE FUNCTION state_follows('cooperation request');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER order_returns_follow BEFORE UPDATE OF state ON order_returns FOR EACH ROW EXECUTE FUNCTION state_follows(
  'return');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER orders_follow BEFORE UPDATE OF state ON orders FOR EACH ROW EXECUTE FUNCTION state_follows('order');
