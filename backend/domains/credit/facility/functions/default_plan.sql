-- The id of the plan that lists and product pages show.
CREATE OR REPLACE FUNCTION default_plan() RETURNS integer
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT p.id FROM facility_plans p WHERE p.is_default);
END
$$;
