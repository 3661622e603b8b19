-- A leasing plan, as LeasingPlan of contract/leasing.ts; null for a plan that is none.
CREATE OR REPLACE FUNCTION leasing_plan(plan integer) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT plan_terms(l.plan_id) || jsonb_build_object(
      'highlights', l.highlights, 'cheque', l.cheque, 'leastScore', l.least_score,
      'instantScore', l.instant_score, 'instantCeiling', l.instant_ceiling, 'useDays', l.use_days, 'answerDays', l.answer_days
    )
    FROM leasing_plans l WHERE l.plan_id = plan
  );
END
$$;
