-- Makes these uploads the whole document of a customer's open request, in their order; see replace_files. `outcome`: also 'closed'
-- (the request or the document cannot be changed now) or 'unknown' (there is no such document).
CREATE OR REPLACE FUNCTION give_merchant_document(
  customer integer, document text, files uuid[], empty jsonb, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  most integer;
  found_request cooperation_requests;
  request integer;
BEGIN
  PERFORM 1 FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
  SELECT m.most_files INTO most FROM merchant_documents m WHERE m.code = document;
  SELECT * INTO found_request FROM cooperation_requests r WHERE r.user_id = customer AND r.state <> 'rejected'
    ORDER BY r.id DESC LIMIT 1 FOR UPDATE;
  outcome := CASE
    WHEN most IS NULL THEN 'unknown'
    WHEN cardinality(files) > most THEN 'too_many'
    WHEN found_request.state NOT IN ('draft', 'needsCorrection') OR EXISTS (
      SELECT FROM cooperation_documents d
      WHERE d.request_id = found_request.id AND d.code = document AND d.state = 'accepted') THEN 'closed'
  END;
  IF outcome IS NULL THEN
    SELECT r.outcome INTO outcome FROM replace_files(customer, 'cooperation', ARRAY(
      SELECT f.file_id FROM cooperation_files f WHERE f.request_id = found_request.id AND f.code = document), files, most, moment) r;
  END IF;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  SELECT s.request INTO request FROM save_cooperation(customer, '{}', empty, moment) s;
  DELETE FROM cooperation_files f WHERE f.request_id = request AND f.code = document;
  INSERT INTO cooperation_files (file_id, request_id, code, place)
    SELECT g, request, document, place FROM unnest(files) WITH ORDINALITY AS t (g, place);
  IF cardinality(files) = 0 THEN
    DELETE FROM cooperation_documents d WHERE d.request_id = request AND d.code = document;
  ELSE
    INSERT INTO cooperation_documents (request_id, code, state) VALUES (request, document, 'given')
      ON CONFLICT (request_id, code) DO UPDATE SET state = 'given', reason = NULL;
  END IF;
END
$$;
