-- Books a seat on the day that begins at `meet` in the branch of the applicant (null for a day that is no working
-- day), and gives an earlier seat back. A draft is
-- submitted by it, with the national id of the profile, which the draft shows too; the customer then gets a message with `title`
-- and `body`. `outcome`: 'done', 'not_found', 'closed' (the
-- request needs no appointment), 'changed' (it is not as the caller has seen it), 'no_plan' (the plan takes no requests any more), 'no_day' or 'full'. Days are locked in the order
-- of their ids, so that two customers who swap their days do not wait for each other.
CREATE OR REPLACE FUNCTION book_appointment(
  customer integer, seen_revision integer, meet timestamptz, earliest timestamptz, title text, body text, moment timestamptz,
  OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_request plan_requests := lock_open_request(customer);
  was_draft boolean := found_request.state = 'draft';
  day integer;
BEGIN
  SELECT d.id INTO day FROM appointment_days d
    WHERE d.starts_at = meet AND meet >= earliest AND d.branch_id = request_branch(
      (found_request.applicant ->> 'cityId')::integer, (found_request.applicant ->> 'provinceId')::integer);
  outcome := CASE
    WHEN found_request.id IS NULL THEN 'not_found'
    WHEN found_request.state NOT IN ('draft', 'submitted', 'inReview', 'needsCorrection') THEN 'closed'
    WHEN was_draft AND found_request.revision <> seen_revision THEN 'changed'
    WHEN was_draft AND NOT EXISTS (SELECT FROM facility_plans p
      WHERE p.id = found_request.plan_id AND p.active AND loan_plan_open_to(p.id, customer)) THEN 'no_plan'
    WHEN day IS NULL THEN 'no_day'
    ELSE 'done'
  END;
  IF outcome <> 'done' OR day = found_request.day_id THEN
    RETURN;
  END IF;
  PERFORM 1 FROM appointment_days d WHERE d.id IN (day, found_request.day_id) ORDER BY d.id FOR NO KEY UPDATE;
  UPDATE appointment_days d SET booked = d.booked + 1 WHERE d.id = day AND d.booked < d.capacity;
  IF NOT FOUND THEN
    outcome := 'full';
    RETURN;
  END IF;
  UPDATE appointment_days d SET booked = d.booked - 1 WHERE d.id = found_request.day_id;
  UPDATE plan_requests r SET day_id = day, step = 4, revision = r.revision + 1, saved_at = moment,
    state = CASE WHEN was_draft THEN 'submitted' ELSE r.state END,
    changed_at = CASE WHEN was_draft THEN moment ELSE r.changed_at END,
    applicant = r.applicant || CASE WHEN was_draft THEN coalesce(
      (SELECT jsonb_build_object('nationalCode', u.national_code) FROM users u WHERE u.id = customer AND u.national_code IS NOT NULL),
      '{}') ELSE '{}' END
    WHERE r.id = found_request.id;
  IF was_draft THEN
    INSERT INTO plan_request_events (request_id, kind, state, at) VALUES (found_request.id, 'state', 'submitted', moment);
    PERFORM notify(customer, 'facility', title, body, '/dashboard/planrequest', moment, found_request.id);
  END IF;
END
$$;
