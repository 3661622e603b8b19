-- A leasing request: LeasingRequest of contract/leasing.ts without the links of its pictures.
CREATE OR REPLACE FUNCTION leasing_json(r leasing_requests) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN jsonb_build_object(
    'id', r.id, 'state', r.state, 'plan', leasing_plan(r.plan_id), 'amount', r.amount, 'months', r.months, 'granted', r.granted,
    'score', r.score, 'createdAt', iso(r.created_at), 'useBefore', r.use_before, 'reason', r.reason,
    'history', (
      SELECT jsonb_agg(jsonb_build_object('state', e.state, 'at', iso(e.at)) ORDER BY e.id)
      FROM leasing_events e WHERE e.request_id = r.id
    ),
    'cheques', (
      SELECT coalesce(jsonb_agg(cheque_json(c) ORDER BY c.number), '[]') FROM cheques c WHERE c.leasing_id = r.id
    ),
    'credit', (
      SELECT jsonb_build_object('planId', c.plan_id, 'granted', c.granted, 'left', least(c.granted, credit_left(c.plan_id, c.user_id)))
      FROM loan_credits c WHERE c.leasing_id = r.id
    )
  );
END
$$;
