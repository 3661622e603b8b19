-- The facts, apart from the terms, that decide whether a basket may be bought on a plan, and what its provider asks for:
-- {active, customers, admitted, usableUntil, outside, debt, overdueSince, documents, cheque, needsReview, unknown}. `unknown`: the plan
-- asks for the owner's name and national id, and one is missing. `usableUntil` is the last day of the
-- owner's credit on the plan, null without an end. A loan plan that takes no new requests stays
-- active for those who have credit on it, and the debt does not lower the credit. `outside` is the title of the first product
-- that the plan does not cover, or null; `debt` and `overdueSince`: see provider_debt and overdue_since.
CREATE OR REPLACE FUNCTION plan_facts(plan integer, basket uuid) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT jsonb_build_object(
      'active', p.active OR p.customers = 'creditHolder', 'customers', p.customers,
      'admitted', CASE p.customers
        WHEN 'everyone' THEN true WHEN 'registered' THEN b.user_id IS NOT NULL
        WHEN 'creditHolder' THEN EXISTS (SELECT FROM loan_credits c WHERE c.user_id = b.user_id AND c.plan_id = p.id)
        ELSE coalesce(u.no_check, false) END,
      'usableUntil', CASE WHEN p.customers = 'creditHolder' THEN (
        SELECT CASE WHEN bool_and(c.use_before IS NOT NULL) THEN max(c.use_before) END
        FROM loan_credits c WHERE c.user_id = b.user_id AND c.plan_id = p.id) END,
      'outside', CASE WHEN p.category_ids IS NOT NULL THEN (
        SELECT t.title
        FROM basket_items i JOIN product_properties v ON v.id = i.property_id JOIN products t ON t.id = v.product_id
        WHERE i.basket_id = b.id AND NOT t.category_path && p.category_ids
        ORDER BY i.id LIMIT 1
      ) END,
      'debt', CASE WHEN p.customers = 'creditHolder' THEN 0 ELSE provider_debt(p.provider_id, b.user_id) END, 'overdueSince', overdue_since(b.user_id),
      'documents', p.documents, 'cheque', p.cheque, 'needsReview', p.needs_review,
      'unknown', p.needs_identity AND (trim(coalesce(u.f_name, '')) = '' OR trim(coalesce(u.l_name, '')) = '' OR u.national_code IS NULL)
    )
    FROM facility_plans p, baskets b LEFT JOIN users u ON u.id = b.user_id
    WHERE p.id = plan AND b.id = basket
  );
END
$$;
