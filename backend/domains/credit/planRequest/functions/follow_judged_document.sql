-- Notes that a document of a loan request was judged. The first rejection asks the customer to correct the request until `correctBy`
-- of `notice`; each rejection tells the customer with its `title`, in which `{title}` is the document's, and `text`. `operator`: see
-- move_plan_request. The caller has locked the request.
CREATE OR REPLACE FUNCTION follow_judged_document(
  p_request integer, p_code text, verdict text, why text, operator integer, notice jsonb, moment timestamptz
) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  found_request plan_requests;
BEGIN
  SELECT r.* INTO found_request FROM plan_requests r WHERE r.id = p_request;
  INSERT INTO plan_request_events (request_id, kind, state, code, reason, operator_id, at)
    VALUES (p_request, 'document', verdict, p_code, why, operator, moment);
  IF verdict = 'accepted' THEN
    UPDATE plan_requests r SET revision = r.revision + 1 WHERE r.id = p_request;
    RETURN;
  END IF;
  UPDATE plan_requests r SET state = 'needsCorrection', revision = r.revision + 1, changed_at = moment,
    correct_before = coalesce(r.correct_before, (notice ->> 'correctBy')::timestamptz)
    WHERE r.id = p_request;
  IF found_request.state = 'inReview' THEN
    INSERT INTO plan_request_events (request_id, kind, state, operator_id, at)
      VALUES (p_request, 'state', 'needsCorrection', operator, moment);
  END IF;
  PERFORM notify(found_request.user_id, 'facility', fill_text(notice ->> 'title', jsonb_build_object('title', k.title)),
      notice ->> 'text', '/dashboard/planrequest', moment, p_request)
    FROM document_kinds k WHERE k.code = p_code;
END
$$;
