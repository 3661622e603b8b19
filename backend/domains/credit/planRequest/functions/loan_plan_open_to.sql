-- Whether a customer may request a loan plan. The plan of a beta programme is for the persons whom the programme has invited, by
-- the mobile that they proved at the registration; every other plan is for everybody. A null customer is the public.
CREATE OR REPLACE FUNCTION loan_plan_open_to(plan integer, customer integer) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN NOT EXISTS (SELECT FROM beta_programmes b WHERE b.plan_id = plan) OR EXISTS (
    SELECT FROM beta_programmes b JOIN beta_registrations r ON r.programme_id = b.id JOIN users u ON u.mobile = r.mobile
    WHERE b.plan_id = plan AND r.state = 'invited' AND u.id = customer);
END
$$;
