-- Makes these uploads the files of a document, in their order; see replace_files. A new file makes a rejected document wait for its
-- examination again; without files the document is missing. `outcome`: also 'not_found', 'closed' (the request takes no documents
-- now), 'no_document' or 'locked' (it is accepted).
CREATE OR REPLACE FUNCTION give_document(customer integer, p_code text, files uuid[], moment timestamptz, OUT outcome text)
LANGUAGE plpgsql AS $$
DECLARE
  found_request plan_requests := lock_open_request(customer);
  most integer;
  earlier text;
  fresh uuid[];
BEGIN
  SELECT k.most_files INTO most FROM loan_plans l JOIN document_kinds k ON k.code = p_code AND k.code = ANY (l.document_codes)
    WHERE l.plan_id = found_request.plan_id;
  SELECT d.state INTO earlier FROM plan_request_documents d WHERE d.request_id = found_request.id AND d.code = p_code;
  outcome := CASE
    WHEN found_request.id IS NULL THEN 'not_found'
    WHEN found_request.state NOT IN ('draft', 'needsCorrection') THEN 'closed'
    WHEN most IS NULL AND earlier IS NULL THEN 'no_document'
    WHEN earlier = 'accepted' THEN 'locked'
  END;
  IF outcome IS NULL THEN
    SELECT r.outcome, r.fresh INTO outcome, fresh FROM replace_files(customer, 'loan', ARRAY(
      SELECT g.file_id FROM plan_request_files g WHERE g.request_id = found_request.id AND g.code = p_code), files, most, moment) r;
  END IF;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  IF cardinality(files) = 0 THEN
    DELETE FROM plan_request_documents d WHERE d.request_id = found_request.id AND d.code = p_code;
  ELSE
    INSERT INTO plan_request_documents (request_id, code, changed_at) VALUES (found_request.id, p_code, moment)
      ON CONFLICT (request_id, code) DO UPDATE SET state = 'given', reason = NULL, changed_at = moment
      WHERE cardinality(fresh) > 0;
  END IF;
  INSERT INTO plan_request_files (file_id, request_id, code, sort)
    SELECT f.id, found_request.id, p_code, f.place FROM unnest(files) WITH ORDINALITY AS f (id, place)
    ON CONFLICT (file_id) DO UPDATE SET sort = excluded.sort;
  UPDATE plan_requests r SET step = 3, revision = r.revision + 1, saved_at = moment WHERE r.id = found_request.id;
END
$$;
