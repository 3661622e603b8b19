-- Accepts or rejects a document of a request that an operator has. `outcome`: 'done', 'not_found' or 'wrong_state'.
CREATE OR REPLACE FUNCTION judge_merchant_document(
  p_request integer, p_number integer, verdict text, why text, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_state text;
BEGIN
  SELECT r.state INTO found_state FROM cooperation_requests r WHERE r.id = p_request FOR UPDATE;
  IF found_state IS NULL OR NOT EXISTS (
    SELECT FROM cooperation_documents d JOIN merchant_documents m USING (code)
    WHERE d.request_id = p_request AND m.number = p_number
  ) THEN
    outcome := 'not_found';
    RETURN;
  END IF;
  IF found_state NOT IN ('submitted', 'inReview') THEN
    outcome := 'wrong_state';
    RETURN;
  END IF;
  UPDATE cooperation_documents d SET state = verdict, reason = why FROM merchant_documents m
    WHERE d.code = m.code AND d.request_id = p_request AND m.number = p_number;
  outcome := 'done';
END
$$;
