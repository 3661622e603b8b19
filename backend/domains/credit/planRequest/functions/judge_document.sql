-- Accepts a document of a loan request in review, or rejects it with a reason. The first rejection asks the customer to correct
-- the request until `correct_by`; each rejection tells the customer with `title`, in which `{title}` is the document's, and `body`. `operator`: see move_plan_request. `outcome`: 'done',
-- 'not_found' (no such document was given) or 'wrong_state'.
CREATE OR REPLACE FUNCTION judge_document(
  p_request integer, p_code text, verdict text, why text, operator integer, correct_by timestamptz, title text, body text, moment timestamptz,
  OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_request plan_requests;
  found_document plan_request_documents;
BEGIN
  SELECT r.* INTO found_request FROM plan_requests r WHERE r.id = p_request FOR NO KEY UPDATE;
  SELECT d.* INTO found_document FROM plan_request_documents d WHERE d.request_id = p_request AND d.code = p_code;
  outcome := CASE
    WHEN found_document.code IS NULL THEN 'not_found'
    WHEN found_request.state NOT IN ('inReview', 'needsCorrection') OR found_document.state IN ('rejected', verdict) THEN 'wrong_state'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  UPDATE plan_request_documents d SET state = verdict, reason = CASE verdict WHEN 'rejected' THEN why END, changed_at = moment
    WHERE d.request_id = p_request AND d.code = p_code;
  INSERT INTO plan_request_events (request_id, kind, state, code, reason, operator_id, at)
    VALUES (p_request, 'document', verdict, p_code, CASE verdict WHEN 'rejected' THEN why END, operator, moment);
  IF verdict = 'accepted' THEN
    UPDATE plan_requests r SET revision = r.revision + 1 WHERE r.id = p_request;
    RETURN;
  END IF;
  UPDATE plan_requests r SET state = 'needsCorrection', correct_before = coalesce(r.correct_before, correct_by),
    revision = r.revision + 1, changed_at = moment
    WHERE r.id = p_request;
  IF found_request.state = 'inReview' THEN
    INSERT INTO plan_request_events (request_id, kind, state, operator_id, at)
      VALUES (p_request, 'state', 'needsCorrection', operator, moment);
  END IF;
  PERFORM notify(found_request.user_id, 'facility', fill_text(judge_document.title, jsonb_build_object('title', k.title)), body,
      '/dashboard/planrequest', moment, p_request)
    FROM document_kinds k WHERE k.code = p_code;
END
$$;
