-- Sends a request for a leasing credit. `outcome`: 'done', 'no_plan' (it takes no requests), 'open' (the customer has an open
-- request), 'credit_left' (the last credit on the plan can still be used), 'overdue' (an instalment was due before
-- `overdue_before`) or 'too_many' (the customer sent `most` in the last day); `sent` is the id of the new request.
CREATE OR REPLACE FUNCTION request_leasing(
  customer integer, plan integer, wished bigint, wished_months integer, credit_score integer, today date, overdue_before date,
  most integer, moment timestamptz, OUT outcome text, OUT sent integer
)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
  outcome := CASE
    WHEN NOT EXISTS (SELECT FROM leasing_plans l JOIN facility_plans p ON p.id = l.plan_id WHERE l.plan_id = plan AND p.active)
      THEN 'no_plan'
    WHEN EXISTS (SELECT FROM leasing_requests r WHERE r.user_id = customer AND r.state IN ('inReview', 'approved')) THEN 'open'
    WHEN credit_left(plan, customer) > 0 AND EXISTS (
      SELECT FROM loan_credits c WHERE c.user_id = customer AND c.plan_id = plan AND c.use_before >= today) THEN 'credit_left'
    WHEN overdue_since(customer) < overdue_before THEN 'overdue'
    WHEN (SELECT count(*) FROM leasing_requests r
      WHERE r.user_id = customer AND r.created_at > moment - interval '1 day') >= most THEN 'too_many'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  INSERT INTO leasing_requests (user_id, plan_id, amount, months, score, created_at, changed_at)
    VALUES (customer, plan, wished, wished_months, credit_score, moment, moment) RETURNING id INTO sent;
  INSERT INTO leasing_events (request_id, state, at) VALUES (sent, 'inReview', moment);
END
$$;
