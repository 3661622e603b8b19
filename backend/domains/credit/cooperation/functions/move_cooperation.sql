-- Moves a request on and tells its merchant. `outcome`: 'done', 'not_found', 'wrong_state' (its state is not among `origins`) or
-- 'changed' (at a submission: the form is not `seen` any more, or a required document was removed meanwhile) or 'documents_open'
-- (an approval needs every document judged). `owner` is the answer about the account of a submission, which is forgotten with the decision. `checked` replaces the form. A submission deletes the papers of the other kind of business, which the form hides: the merchant may have switched between the two.
CREATE OR REPLACE FUNCTION move_cooperation(
  p_request integer, customer integer, origins text[], target text, why text, seen jsonb, checked jsonb, owner text, title text, told text,
  moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_request cooperation_requests;
BEGIN
  SELECT * INTO found_request FROM cooperation_requests r
    WHERE r.id = p_request AND (customer IS NULL OR r.user_id = customer) FOR UPDATE;
  IF found_request.id IS NULL THEN
    outcome := 'not_found';
    RETURN;
  END IF;
  IF NOT found_request.state = ANY (origins) THEN
    outcome := 'wrong_state';
    RETURN;
  END IF;
  IF target = 'submitted' AND (found_request.form <> seen OR EXISTS (
    SELECT FROM merchant_documents m
    WHERE found_request.form ->> 'kind' = ANY (m.required) AND NOT EXISTS (
      SELECT FROM cooperation_documents d WHERE d.request_id = p_request AND d.code = m.code AND d.state <> 'rejected')
  )) THEN
    outcome := 'changed';
    RETURN;
  END IF;
  IF target = 'approved' AND cardinality(unsettled_documents(p_request)) > 0 THEN
    outcome := 'documents_open';
    RETURN;
  END IF;
  UPDATE cooperation_requests r SET state = target, reason = why, form = coalesce(checked, r.form), sheba_owner = CASE WHEN target = 'submitted' THEN owner
      WHEN target NOT IN ('approved', 'rejected') THEN r.sheba_owner END WHERE r.id = p_request;
  INSERT INTO cooperation_events (request_id, state, at) VALUES (p_request, target, moment);
  IF target = 'submitted' THEN
    DELETE FROM stored_files s USING cooperation_files f, merchant_documents m
      WHERE f.request_id = p_request AND s.id = f.file_id AND m.code = f.code AND found_request.form ->> 'kind' <> ALL (m.kinds);
    DELETE FROM cooperation_documents d USING merchant_documents m
      WHERE d.request_id = p_request AND m.code = d.code AND found_request.form ->> 'kind' <> ALL (m.kinds);
  END IF;
  PERFORM notify(found_request.user_id, 'general', title, told, '/dashboard/cooperation', moment);
  outcome := 'done';
END
$$;
