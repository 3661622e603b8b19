-- Makes these uploads the whole document of a customer's open request, in their order; see give_files. A document that was rejected
-- waits for its examination again, also without a new file. `outcome`: also 'no_document' or 'closed' (the request cannot be changed now).
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
  SELECT g.outcome INTO outcome FROM give_files(customer, 'cooperation', CASE
      WHEN most IS NULL THEN 'no_document'
      WHEN found_request.state NOT IN ('draft', 'needsCorrection') THEN 'closed'
    END, (SELECT d.state FROM cooperation_documents d WHERE d.request_id = found_request.id AND d.code = document), ARRAY(
      SELECT f.file_id FROM cooperation_files f WHERE f.request_id = found_request.id AND f.code = document), files, most, moment) g;
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
