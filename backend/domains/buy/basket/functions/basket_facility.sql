-- The plan of a basket with what the shopper chose, or null when the shopper chose cash: {plan, facts, months,
-- prepaymentPercent, chosen}. Before the shopper chooses, it is the default plan. Its ceiling is what the customer's debts leave,
-- or the customer's credit.
CREATE OR REPLACE FUNCTION basket_facility(basket uuid) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT jsonb_build_object(
      'plan', plan_terms(p.id) || jsonb_build_object('ceiling', ceiling_left(p.id, b.user_id))
        || CASE WHEN p.customers = 'creditHolder' THEN credit_terms(p.id, b.user_id) ELSE '{}' END,
      'facts', plan_facts(p.id, b.id), 'months', coalesce(b.plan_months, p.default_months),
      'prepaymentPercent', b.prepayment_percent, 'chosen', b.plan_chosen
    )
    FROM baskets b JOIN facility_plans p ON p.id = CASE WHEN b.plan_chosen THEN b.plan_id ELSE default_plan() END
    WHERE b.id = basket
  );
END
$$;
