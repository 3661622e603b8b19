-- Refuses a change of state that a leasing request does not allow, and a change of its customer, plan, amount or months. The same
-- table as `transitions` in backend/domains/credit/leasing/transitions.ts; a test compares both.
CREATE OR REPLACE FUNCTION leasing_follows() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (NEW.state = OLD.state OR NEW.state = ANY (CASE OLD.state
    WHEN 'inReview' THEN ARRAY['approved', 'rejected', 'cancelled']
    WHEN 'approved' THEN ARRAY['active', 'rejected', 'cancelled', 'expired']
    ELSE ARRAY[]::text[]
  END)) THEN
    RAISE EXCEPTION 'A leasing request cannot go from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  IF (OLD.user_id, OLD.plan_id, OLD.amount, OLD.months) IS DISTINCT FROM (NEW.user_id, NEW.plan_id, NEW.amount, NEW.months) THEN
    RAISE EXCEPTION 'The terms of a leasing request cannot be changed' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER leasing_requests_follow BEFORE UPDATE ON leasing_requests
  FOR EACH ROW EXECUTE FUNCTION leasing_follows();
