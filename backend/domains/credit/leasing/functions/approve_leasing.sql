-- Approves a leasing request in review with its contract: the granted amount, the last day for cheques and purchases, and the
-- cheques that secure it, [{number, amount, dueDate}]. The customer gets a message. `outcome`: 'done', 'not_found' or 'wrong_state'.
CREATE OR REPLACE FUNCTION approve_leasing(
  p_request integer, p_granted bigint, p_use_before date, awaited jsonb, operator integer, title text, body text,
  moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_request leasing_requests := lock_leasing(p_request);
BEGIN
  outcome := CASE
    WHEN found_request.id IS NULL THEN 'not_found'
    WHEN found_request.state <> 'inReview' THEN 'wrong_state'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  UPDATE leasing_requests r SET state = 'approved', granted = p_granted, use_before = p_use_before, changed_at = moment
    WHERE r.id = p_request;
  INSERT INTO cheques (leasing_id, number, amount, due_date, changed_at)
    SELECT p_request, x.number, x.amount, x."dueDate", moment
    FROM jsonb_to_recordset(awaited) AS x (number integer, "dueDate" date, amount bigint);
  INSERT INTO leasing_events (request_id, state, operator_id, at) VALUES (p_request, 'approved', operator, moment);
  PERFORM notify(found_request.user_id, 'facility', approve_leasing.title, body, '/leasingloanrequest/check', moment, p_request);
END
$$;
