-- A loan plan with its documents, as LoanPlan of contract/planRequest.ts; null for a plan that is none.
CREATE OR REPLACE FUNCTION loan_plan(plan integer) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT plan_terms(l.plan_id) || jsonb_build_object(
      'audience', l.audience, 'applicants', l.applicants, 'highlights', l.highlights,
      'guarantorAbove', l.guarantor_above, 'answerDays', l.answer_days, 'documents', (
        SELECT coalesce(jsonb_agg(document_kind(k) ORDER BY c.place), '[]')
        FROM unnest(l.document_codes) WITH ORDINALITY AS c (code, place) JOIN document_kinds k ON k.code = c.code
      )
    )
    FROM loan_plans l WHERE l.plan_id = plan
  );
END
$$;
