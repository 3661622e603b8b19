-- The largest loan that a customer can still get on a plan, in toman: its ceiling less the debt with its provider, or what is
-- left of the customer's credit on a plan for holders of credit. Basket, checkout and place_order all use it.
CREATE OR REPLACE FUNCTION ceiling_left(plan integer, customer integer) RETURNS bigint
LANGUAGE plpgsql AS $$
BEGIN
  RETURN (
    SELECT CASE WHEN p.customers = 'creditHolder' THEN credit_left(p.id, customer)
      ELSE greatest(0, p.ceiling - provider_debt(p.provider_id, customer)) END
    FROM facility_plans p WHERE p.id = plan
  );
END
$$;
