-- Refuses a change of state that the review of a cheque does not allow, and every change of its order or contract, number, amount and date.
-- The same table as `transitions` in backend/domains/credit/cheque/transitions.ts; a test compares both.
CREATE OR REPLACE FUNCTION cheque_follows() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (NEW.state = OLD.state OR NEW.state = ANY (CASE OLD.state
    WHEN 'awaited' THEN ARRAY['registered']
    WHEN 'registered' THEN ARRAY['inReview']
    WHEN 'inReview' THEN ARRAY['accepted', 'refused']
    WHEN 'refused' THEN ARRAY['registered']
    ELSE ARRAY[]::text[]
  END)) THEN
    RAISE EXCEPTION 'A cheque cannot go from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  IF (OLD.order_id, OLD.leasing_id, OLD.number, OLD.amount, OLD.due_date) IS DISTINCT FROM (NEW.order_id, NEW.leasing_id, NEW.number, NEW.amount, NEW.due_date) THEN
    RAISE EXCEPTION 'The terms of a cheque cannot be changed' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER cheques_follow BEFORE UPDATE ON cheques
  FOR EACH ROW EXECUTE FUNCTION cheque_follows();
