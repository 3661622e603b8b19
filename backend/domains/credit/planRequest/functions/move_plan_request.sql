-- Moves a loan request from one of some states to another. A final state gives its coming seat back; a cancellation deletes the
-- papers at once; a pay-out grants the credit. `operator` is the supervisor who does it, null for everybody else. The
-- customer gets a message with `title` and `body`, unless they are null. `outcome`: 'done', 'not_found', 'wrong_state', 'changed'
-- (it is not as the caller has seen it; a null revision is not compared), 'documents_open' (an approval needs every document
-- accepted) or 'rejected_left' (a rejected document has not been replaced).
CREATE OR REPLACE FUNCTION move_plan_request(
  p_request integer, from_states text[], to_state text, why text, seen_revision integer, operator integer, title text, body text,
  moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_request plan_requests;
  leaves_seat boolean := to_state IN ('rejected', 'cancelled');
BEGIN
  SELECT r.* INTO found_request FROM plan_requests r WHERE r.id = p_request FOR NO KEY UPDATE;
  outcome := CASE
    WHEN found_request.id IS NULL THEN 'not_found'
    WHEN found_request.state <> ALL (from_states) THEN 'wrong_state'
    WHEN found_request.revision <> seen_revision THEN 'changed'
    WHEN to_state = 'approved' AND EXISTS (
      SELECT FROM plan_request_documents d WHERE d.request_id = p_request AND d.state <> 'accepted') THEN 'documents_open'
    WHEN found_request.state = 'needsCorrection' AND to_state = 'inReview' AND EXISTS (
      SELECT FROM plan_request_documents d WHERE d.request_id = p_request AND d.state = 'rejected') THEN 'rejected_left'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  UPDATE plan_requests r SET state = to_state, reason = CASE WHEN to_state = 'rejected' THEN why END, correct_before = NULL,
    day_id = CASE WHEN leaves_seat THEN NULL ELSE r.day_id END, revision = r.revision + 1, changed_at = moment
    WHERE r.id = p_request;
  IF leaves_seat THEN
    UPDATE appointment_days d SET booked = d.booked - 1 WHERE d.id = found_request.day_id;
  END IF;
  IF to_state = 'cancelled' THEN
    DELETE FROM stored_files f USING plan_request_files g WHERE g.request_id = p_request AND f.id = g.file_id;
    DELETE FROM plan_request_documents d WHERE d.request_id = p_request;
  ELSIF to_state = 'paidOut' THEN
    INSERT INTO loan_credits (request_id, user_id, plan_id, granted, months, granted_at)
      VALUES (p_request, found_request.user_id, found_request.plan_id, found_request.amount, found_request.months, moment);
  END IF;
  INSERT INTO plan_request_events (request_id, kind, state, reason, operator_id, at)
    VALUES (p_request, 'state', to_state, why, operator, moment);
  PERFORM notify(found_request.user_id, 'facility', title, body, '/dashboard/planrequest', moment, p_request);
END
$$;
