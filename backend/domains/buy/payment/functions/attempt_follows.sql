-- Refuses a change of state that the table of transitions does not allow, and every change of the terms that were fixed
-- before the redirect: customer, purpose, order, instalments, savings, late fees, amount and gateway.
CREATE OR REPLACE FUNCTION attempt_follows() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT attempt_transition_known(OLD.state, NEW.state) THEN
    RAISE EXCEPTION 'A payment attempt cannot go from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  IF (OLD.user_id, OLD.purpose, OLD.order_id, OLD.instalments, OLD.savings, OLD.late_fees, OLD.amount, OLD.gateway)
    IS DISTINCT FROM (NEW.user_id, NEW.purpose, NEW.order_id, NEW.instalments, NEW.savings, NEW.late_fees, NEW.amount, NEW.gateway) THEN
    RAISE EXCEPTION 'The terms of a payment attempt cannot be changed' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payment_attempts_follow BEFORE UPDATE ON payment_attempts
  FOR EACH ROW EXECUTE FUNCTION attempt_follows();
