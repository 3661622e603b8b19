-- The loan request of a customer with this number, or without a number the open one, else the newest; null when there is none.
-- It is PlanRequest of contract/planRequest.ts without links, with
-- its revision, the documents that were given as `given`, and the customer's own mobile and national id as `profile`.
CREATE OR REPLACE FUNCTION read_plan_request(customer integer, request integer DEFAULT NULL) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT jsonb_build_object(
      'id', r.id, 'state', r.state, 'step', r.step, 'revision', r.revision,
      'loan', jsonb_build_object('planId', r.plan_id, 'amount', r.amount, 'months', r.months),
      'plan', loan_plan(r.plan_id),
      'applicant', r.applicant || CASE WHEN r.state = 'draft' AND u.national_code IS NOT NULL
        THEN jsonb_build_object('nationalCode', u.national_code) ELSE '{}' END,
      'work', r.work,
      'given', (
        SELECT coalesce(jsonb_agg(document_kind(k) || jsonb_build_object('state', d.state, 'reason', d.reason, 'files', (
          SELECT coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'contentType', f.content_type, 'size', f.size) ORDER BY g.sort), '[]')
          FROM plan_request_files g JOIN stored_files f ON f.id = g.file_id WHERE g.request_id = r.id AND g.code = d.code
        )) ORDER BY d.code), '[]')
        FROM plan_request_documents d JOIN document_kinds k ON k.code = d.code WHERE d.request_id = r.id
      ),
      'meetDateTime', iso(a.starts_at),
      'meetingPlace', (
        SELECT jsonb_build_object('title', b.title, 'address', b.city_title || '، ' || b.address) FROM branches b
        WHERE b.id = coalesce(
          a.branch_id, request_branch((r.applicant ->> 'cityId')::integer, (r.applicant ->> 'provinceId')::integer))
      ),
      'createdAt', iso(r.created_at), 'savedAt', iso(r.saved_at), 'correctBefore', iso(r.correct_before), 'reason', r.reason,
      'history', (
        SELECT jsonb_agg(jsonb_build_object('state', e.state, 'at', iso(e.at)) ORDER BY e.id)
        FROM plan_request_events e WHERE e.request_id = r.id AND e.kind = 'state'
      ),
      'credit', (
        SELECT jsonb_build_object('planId', c.plan_id, 'granted', c.granted, 'left', least(c.granted, credit_left(c.plan_id, c.user_id)))
        FROM loan_credits c WHERE c.request_id = r.id
      ),
      'profile', jsonb_build_object('mobile', u.mobile, 'nationalCode', u.national_code)
    )
    FROM plan_requests r JOIN users u ON u.id = r.user_id LEFT JOIN appointment_days a ON a.id = r.day_id
    WHERE r.user_id = customer AND r.id = coalesce(request, r.id) ORDER BY r.id DESC LIMIT 1
  );
END
$$;
