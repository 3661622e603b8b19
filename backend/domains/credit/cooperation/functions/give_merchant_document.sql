-- Makes these files the whole document of a customer's open request. Files that were part of it and are not among them are
-- deleted. `outcome`: 'done', 'closed' (the request or the document cannot be changed now), 'unknown', 'too_many' or 'unusable' (a
-- file is not an unused upload of this customer).
CREATE OR REPLACE FUNCTION give_merchant_document(
  customer integer, document text, files uuid[], empty jsonb, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  most integer;
  request integer;
  fresh uuid[];
BEGIN
  SELECT m.most_files INTO most FROM merchant_documents m WHERE m.code = document;
  IF most IS NULL THEN
    outcome := 'unknown';
    RETURN;
  END IF;
  IF cardinality(files) > most THEN
    outcome := 'too_many';
    RETURN;
  END IF;
  PERFORM 1 FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
  SELECT r.id INTO request FROM cooperation_requests r
    WHERE r.user_id = customer AND r.state IN ('draft', 'needsCorrection') FOR UPDATE;
  fresh := ARRAY(SELECT g FROM unnest(files) AS g
    EXCEPT SELECT f.file_id FROM cooperation_files f WHERE f.request_id = request AND f.code = document);
  IF (SELECT count(DISTINCT g) FROM unnest(files) AS g) <> cardinality(files) OR EXISTS (
    SELECT FROM unnest(fresh) AS g LEFT JOIN stored_files s ON s.id = g
      AND s.user_id = customer AND s.purpose = 'cooperation' AND s.used_at IS NULL
    WHERE s.id IS NULL
  ) THEN
    outcome := 'unusable';
    RETURN;
  END IF;
  IF request IS NULL THEN
    SELECT s.outcome, s.request INTO outcome, request FROM save_cooperation(customer, '{}', empty, moment) s;
    IF outcome <> 'done' THEN
      RETURN;
    END IF;
  END IF;
  IF EXISTS (
    SELECT FROM cooperation_documents d WHERE d.request_id = request AND d.code = document AND d.state = 'accepted'
  ) THEN
    outcome := 'closed';
    RETURN;
  END IF;
  IF NOT use_files(customer, 'cooperation', fresh, moment) THEN
    outcome := 'unusable';
    RETURN;
  END IF;
  DELETE FROM stored_files s USING cooperation_files f
    WHERE s.id = f.file_id AND f.request_id = request AND f.code = document AND NOT s.id = ANY (files);
  DELETE FROM cooperation_files f WHERE f.request_id = request AND f.code = document;
  INSERT INTO cooperation_files (file_id, request_id, code, place)
    SELECT g, request, document, place FROM unnest(files) WITH ORDINALITY AS t (g, place);
  IF cardinality(files) = 0 THEN
    DELETE FROM cooperation_documents d WHERE d.request_id = request AND d.code = document;
  ELSE
    INSERT INTO cooperation_documents (request_id, code, state) VALUES (request, document, 'given')
      ON CONFLICT (request_id, code) DO UPDATE SET state = 'given', reason = NULL;
  END IF;
  UPDATE cooperation_requests r SET saved_at = moment WHERE r.id = request;
  outcome := 'done';
END
$$;
