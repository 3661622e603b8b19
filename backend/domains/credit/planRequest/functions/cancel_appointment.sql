-- Gives the seat of a customer's open request back. `outcome`: 'done' (also without a seat), 'not_found' or 'closed'.
CREATE OR REPLACE FUNCTION cancel_appointment(customer integer, moment timestamptz, OUT outcome text)
LANGUAGE plpgsql AS $$
DECLARE
  found_request plan_requests := lock_open_request(customer);
BEGIN
  outcome := CASE
    WHEN found_request.id IS NULL THEN 'not_found'
    WHEN found_request.state NOT IN ('draft', 'submitted', 'inReview', 'needsCorrection') THEN 'closed'
    ELSE 'done'
  END;
  IF outcome <> 'done' OR found_request.day_id IS NULL THEN
    RETURN;
  END IF;
  UPDATE plan_requests r SET day_id = NULL, revision = r.revision + 1, saved_at = moment WHERE r.id = found_request.id;
  UPDATE appointment_days d SET booked = d.booked - 1 WHERE d.id = found_request.day_id;
END
$$;
