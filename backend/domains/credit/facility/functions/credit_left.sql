-- The unused part of a customer's credit on a plan, in toman: the granted credit less the loans of the orders on the plan. An order
-- that still awaits its payment counts too; a cancelled or wholly returned order gives its part back, a partly returned one that of the returned products. 0 for a guest.
CREATE OR REPLACE FUNCTION credit_left(plan integer, customer integer) RETURNS bigint
LANGUAGE plpgsql AS $$
BEGIN
  RETURN greatest(0, (
    SELECT coalesce(sum(c.granted), 0) FROM loan_credits c WHERE c.user_id = customer AND c.plan_id = plan
  ) - (
    SELECT coalesce(sum(loan_in_use(o)), 0) FROM orders o
    WHERE o.user_id = customer AND o.plan_id = plan AND o.state NOT IN ('returned', 'cancelled')
  ));
END
$$;
