-- Deletes the loan requests of a customer who deletes the account, and gives their seats back. A paid-out request stays for the
-- accounts, without personal data.
CREATE OR REPLACE FUNCTION erase_plan_requests(customer integer) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  -- Requests are locked before their days, as everywhere else.
  PERFORM 1 FROM plan_requests r WHERE r.user_id = customer ORDER BY r.id FOR UPDATE;
  UPDATE appointment_days d SET booked = d.booked - s.seats
    FROM (SELECT r.day_id, count(*) AS seats FROM plan_requests r WHERE r.user_id = customer GROUP BY 1) s
    WHERE d.id = s.day_id;
  DELETE FROM plan_requests r WHERE r.user_id = customer
    AND NOT EXISTS (SELECT FROM loan_credits c WHERE c.request_id = r.id);
  DELETE FROM plan_request_documents d USING plan_requests r WHERE r.user_id = customer AND d.request_id = r.id;
  UPDATE plan_requests r SET day_id = NULL,
    applicant = (SELECT jsonb_object_agg(f.name, NULL) FROM jsonb_object_keys(r.applicant) AS f (name)),
    work = (SELECT jsonb_object_agg(f.name, NULL) FROM jsonb_object_keys(r.work) AS f (name))
    WHERE r.user_id = customer;
END
$$;
