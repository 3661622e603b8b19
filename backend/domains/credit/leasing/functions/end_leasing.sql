-- Ends an open leasing request without a credit: 'rejected' with a reason, 'cancelled' by its customer, or 'expired'. Its cheques
-- and their pictures are deleted, so that the papers can secure something else. The customer gets a message. `customer` is the
-- only one who may do it, or null. `outcome`: 'done', 'not_found', 'wrong_state' (it is not in one of `from_states`) or
-- 'handed_in' (an expiry while a cheque waits for an operator or is accepted).
CREATE OR REPLACE FUNCTION end_leasing(
  p_request integer, customer integer, from_states text[], to_state text, why text, operator integer, title text, body text,
  moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_request leasing_requests := lock_leasing(p_request);
BEGIN
  outcome := CASE
    WHEN found_request.id IS NULL OR found_request.user_id <> customer THEN 'not_found'
    WHEN found_request.state <> ALL (from_states) THEN 'wrong_state'
    WHEN to_state = 'expired' AND EXISTS (
      SELECT FROM cheques c WHERE c.leasing_id = p_request AND c.state IN ('inReview', 'accepted')) THEN 'handed_in'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  UPDATE leasing_requests r SET state = to_state, reason = CASE WHEN to_state = 'rejected' THEN why END, changed_at = moment
    WHERE r.id = p_request;
  DELETE FROM stored_files f USING cheques c WHERE c.leasing_id = p_request AND f.id = c.picture_id;
  DELETE FROM cheques c WHERE c.leasing_id = p_request;
  INSERT INTO leasing_events (request_id, state, operator_id, at) VALUES (p_request, to_state, operator, moment);
  PERFORM notify(found_request.user_id, 'facility', end_leasing.title, body, '/leasingloanrequest', moment, p_request);
END
$$;
