-- The titles of the documents that keep a merchant's request from its approval: those that nobody has judged, and the required
-- ones that were rejected.
CREATE OR REPLACE FUNCTION unsettled_documents(request integer) RETURNS text[]
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN ARRAY(
    SELECT m.title FROM cooperation_documents d JOIN merchant_documents m ON m.code = d.code
      JOIN cooperation_requests r ON r.id = d.request_id
    WHERE d.request_id = request AND (d.state = 'given' OR d.state = 'rejected' AND r.form ->> 'kind' = ANY (m.required))
    ORDER BY m.number);
END
$$;
