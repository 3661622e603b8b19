-- Tells the customer of a leasing contract that a cheque was judged, with the message of `notices` for `refused`, `accepted` or
-- `complete`. The last acceptance makes the request active and grants its credit; what was left of an earlier credit on the plan,
-- whose time is over, then no longer counts. The caller has locked the request.
CREATE OR REPLACE FUNCTION follow_leasing_cheque(p_request integer, verdict text, operator integer, notices jsonb, moment timestamptz)
RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  found_request leasing_requests;
  unused bigint;
  is_active boolean := NOT EXISTS (SELECT FROM cheques c WHERE c.leasing_id = p_request AND c.state <> 'accepted');
  notice jsonb := notices -> CASE WHEN is_active THEN 'complete' ELSE verdict END;
BEGIN
  SELECT r.* INTO found_request FROM leasing_requests r WHERE r.id = p_request;
  IF is_active THEN
    unused := credit_left(found_request.plan_id, found_request.user_id);
    UPDATE leasing_requests r SET state = 'active', changed_at = moment WHERE r.id = p_request;
    INSERT INTO leasing_events (request_id, state, operator_id, at) VALUES (p_request, 'active', operator, moment);
    UPDATE loan_credits c SET granted = greatest(1, c.granted - unused) WHERE unused > 0 AND c.id = (
      SELECT e.id FROM loan_credits e WHERE e.user_id = found_request.user_id AND e.plan_id = found_request.plan_id
      ORDER BY e.granted_at DESC, e.id DESC LIMIT 1);
    INSERT INTO loan_credits (leasing_id, user_id, plan_id, granted, months, granted_at, use_before)
      VALUES (p_request, found_request.user_id, found_request.plan_id, found_request.granted, found_request.months, moment,
        found_request.use_before);
  END IF;
  PERFORM notify(found_request.user_id, 'facility', notice ->> 'title', notice ->> 'text',
    CASE WHEN is_active THEN '/leasingloanrequest/checkout' ELSE '/leasingloanrequest/check' END, moment, p_request);
END
$$;
