-- Refuses a change of state that a loan request does not allow. The same table as `transitions` in
-- backend/domains/credit/planRequest/transitions.ts; a test compares both.
CREATE OR REPLACE FUNCTION plan_request_follows() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> ALL (CASE OLD.state
    WHEN 'draft' THEN ARRAY['submitted', 'cancelled']
    WHEN 'submitted' THEN ARRAY['inReview', 'rejected', 'cancelled']
    WHEN 'inReview' THEN ARRAY['needsCorrection', 'approved', 'rejected', 'cancelled']
    WHEN 'needsCorrection' THEN ARRAY['inReview', 'rejected', 'cancelled']
    WHEN 'approved' THEN ARRAY['contract', 'rejected', 'cancelled']
    WHEN 'contract' THEN ARRAY['paidOut']
    ELSE ARRAY[]::text[]
  END) THEN
    RAISE EXCEPTION 'A loan request cannot go from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER plan_requests_follow BEFORE UPDATE OF state ON plan_requests
  FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION plan_request_follows();
