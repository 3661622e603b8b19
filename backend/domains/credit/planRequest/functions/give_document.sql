-- Makes these uploads the files of a document of the customer's open loan request, in their order; see give_files. `outcome`: also
-- 'not_found', 'closed' (the request takes no documents now) or 'no_document'.
CREATE OR REPLACE FUNCTION give_document(customer integer, p_code text, files uuid[], moment timestamptz, OUT outcome text)
LANGUAGE plpgsql AS $$
DECLARE
  found_request plan_requests := lock_open_request(customer);
  most integer;
  earlier text;
  later text;
BEGIN
  SELECT k.most_files INTO most FROM loan_plans l JOIN document_kinds k ON k.code = p_code AND k.code = ANY (l.document_codes)
    WHERE l.plan_id = found_request.plan_id;
  SELECT d.state INTO earlier FROM plan_request_documents d WHERE d.request_id = found_request.id AND d.code = p_code;
  SELECT g.outcome, g.later INTO outcome, later FROM give_files(customer, 'loan', CASE
      WHEN found_request.id IS NULL THEN 'not_found'
      WHEN found_request.state NOT IN ('draft', 'needsCorrection') THEN 'closed'
      WHEN most IS NULL AND earlier IS NULL THEN 'no_document'
    END, earlier, ARRAY(
      SELECT f.file_id FROM plan_request_files f WHERE f.request_id = found_request.id AND f.code = p_code), files, most, moment) g;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  IF later = 'missing' THEN
    DELETE FROM plan_request_documents d WHERE d.request_id = found_request.id AND d.code = p_code;
  ELSE
    INSERT INTO plan_request_documents (request_id, code, changed_at) VALUES (found_request.id, p_code, moment)
      ON CONFLICT (request_id, code) DO UPDATE SET state = 'given', reason = NULL, changed_at = moment WHERE later = 'given';
  END IF;
  INSERT INTO plan_request_files (file_id, request_id, code, sort)
    SELECT f.id, found_request.id, p_code, f.place FROM unnest(files) WITH ORDINALITY AS f (id, place)
    ON CONFLICT (file_id) DO UPDATE SET sort = excluded.sort;
  UPDATE plan_requests r SET step = 3, revision = r.revision + 1, saved_at = moment WHERE r.id = found_request.id;
END
$$;
