-- A plan with everything the list of plans shows, as ListedPlan of contract/facility.ts.
CREATE OR REPLACE FUNCTION plan_listing(plan integer) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT plan_terms(p.id) || jsonb_build_object(
      'customers', p.customers, 'documents', p.documents, 'cheque', p.cheque,
      'categories', (
        SELECT jsonb_agg(jsonb_build_object('title', c.title, 'slug', c.slug) ORDER BY c.sort, c.id)
        FROM categories c WHERE c.id = ANY (p.category_ids)
      )
    )
    FROM facility_plans p WHERE p.id = plan
  );
END
$$;
