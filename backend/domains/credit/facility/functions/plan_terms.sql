-- The terms of a plan, as FacilityPlan of contract/facility.ts, and `logoUrl` of its provider.
CREATE OR REPLACE FUNCTION plan_terms(plan integer) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT jsonb_build_object(
      'id', p.id, 'name', p.name, 'parentTitle', o.title, 'logoUrl', o.logo_url, 'parentGalleryId', CASE WHEN o.logo_url IS NOT NULL THEN o.gallery_id END, 'method', p.method,
      'rate', p.rate, 'feePercent', p.fee_percent, 'months', p.months, 'defaultMonths', p.default_months,
      'prepaymentPercent', p.prepayment_percent, 'minimumPrepayment', p.minimum_prepayment, 'ceiling', p.ceiling,
      'minimumLoan', p.minimum_loan, 'roundingUnit', p.rounding_unit
    ) || jsonb_strip_nulls(jsonb_build_object('latePercent', p.late_percent))
    FROM facility_plans p JOIN facility_providers o ON o.id = p.provider_id WHERE p.id = plan
  );
END
$$;
