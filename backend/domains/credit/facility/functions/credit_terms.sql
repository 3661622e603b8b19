-- The terms of a plan that a customer's credit fixes, besides its ceiling: the instalments of the newest credit, and no smallest
-- loan, so that the rest of the credit can be used too.
CREATE OR REPLACE FUNCTION credit_terms(plan integer, customer integer) RETURNS jsonb
LANGUAGE plpgsql AS $$
BEGIN
  RETURN coalesce((
    SELECT jsonb_build_object('minimumLoan', 0, 'months', jsonb_build_array(c.months), 'defaultMonths', c.months)
    FROM loan_credits c WHERE c.user_id = customer AND c.plan_id = plan
    ORDER BY c.granted_at DESC, c.id DESC LIMIT 1
  ), '{}');
END
$$;
