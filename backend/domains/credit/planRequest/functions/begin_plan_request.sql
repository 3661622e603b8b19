-- Begins a loan request with what the customer's profile and default address say, unless one is open; an open draft without
-- a plan gets the named one. `empty_applicant` and `empty_work` name every field of their section. `outcome`: 'done', 'no_plan'
-- or 'too_many' (the customer began `most` in the last day). The address ends with `plaque_text` and, when it has a unit, `unit_text`. A longer one than
-- `longest_address` is cut.
CREATE OR REPLACE FUNCTION begin_plan_request(
  customer integer, plan integer, empty_applicant jsonb, empty_work jsonb, most integer, plaque_text text, unit_text text,
  longest_address integer, moment timestamptz,
  OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_request plan_requests;
  begun integer;
BEGIN
  PERFORM 1 FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
  IF plan IS NOT NULL AND NOT EXISTS (
    SELECT FROM loan_plans l JOIN facility_plans p ON p.id = l.plan_id
    WHERE l.plan_id = plan AND p.active AND loan_plan_open_to(plan, customer)
  ) THEN
    outcome := 'no_plan';
    RETURN;
  END IF;
  found_request := lock_open_request(customer);
  outcome := 'done';
  IF found_request.id IS NOT NULL THEN
    UPDATE plan_requests r SET plan_id = plan, months = p.default_months, revision = r.revision + 1, saved_at = moment
      FROM facility_plans p
      WHERE p.id = plan AND r.id = found_request.id AND r.state = 'draft' AND r.plan_id IS NULL;
    RETURN;
  END IF;
  IF (SELECT count(*) FROM plan_requests r WHERE r.user_id = customer AND r.created_at > moment - interval '1 day') >= most THEN
    outcome := 'too_many';
    RETURN;
  END IF;
  INSERT INTO plan_requests (user_id, plan_id, months, applicant, work, created_at, saved_at, changed_at)
    SELECT u.id, plan, (SELECT p.default_months FROM facility_plans p WHERE p.id = plan),
      empty_applicant || jsonb_build_object(
        'fName', u.f_name, 'lName', u.l_name, 'nationalCode', u.national_code, 'birthDate', to_char(u.birth_date, 'YYYY-MM-DD'),
        'provinceId', u.province_id, 'cityId', u.city_id, 'postalCode', a.postal_code,
        'address', left(a.address || fill_text(plaque_text, jsonb_build_object('plaque', a.plaque))
          || CASE WHEN a.unit IS NULL THEN '' ELSE fill_text(unit_text, jsonb_build_object('unit', a.unit)) END, longest_address)
      ), empty_work, moment, moment, moment
    FROM users u
    LEFT JOIN addresses a ON a.user_id = u.id AND a.is_default AND a.removed_at IS NULL AND a.city_id = u.city_id
    WHERE u.id = customer
    RETURNING id INTO begun;
  INSERT INTO plan_request_events (request_id, kind, state, at) VALUES (begun, 'state', 'draft', moment);
END
$$;
