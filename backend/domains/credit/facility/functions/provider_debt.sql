-- The debt of a customer to a provider, in toman: the unpaid instalments of every order on one of its plans. An order that
-- still awaits its payment counts too, so that several orders cannot each use the whole ceiling. 0 for a guest.
CREATE OR REPLACE FUNCTION provider_debt(provider integer, customer integer) RETURNS bigint
LANGUAGE plpgsql AS $$
BEGIN
  RETURN (
    SELECT coalesce(sum(i.amount), 0)
    FROM orders o
    JOIN facility_plans p ON p.id = o.plan_id AND p.provider_id = provider
    JOIN instalments i ON i.order_id = o.id AND i.paid_at IS NULL
    WHERE o.user_id = customer AND o.facility IS NOT NULL AND o.state NOT IN ('returned', 'cancelled')
  );
END
$$;
