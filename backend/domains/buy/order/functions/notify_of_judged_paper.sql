-- Tells the customer of an order that a document or a cheque was judged: with the message of `notices` for `refused`, or
-- after an acceptance for what is not accepted yet: `bothLeft`, `chequesLeft`, `documentsLeft`, or `complete`. In its title,
-- `{title}` is that of the document. A result without a message is not told.
CREATE OR REPLACE FUNCTION notify_of_judged_paper(p_order integer, verdict text, document text, notices jsonb, moment timestamptz)
RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  cheques_left boolean := EXISTS (SELECT FROM cheques c WHERE c.order_id = p_order AND c.state <> 'accepted');
  documents_left boolean := EXISTS (SELECT FROM order_documents d WHERE d.order_id = p_order AND d.state <> 'accepted');
  notice jsonb := notices -> CASE
    WHEN verdict <> 'accepted' THEN 'refused'
    WHEN cheques_left AND documents_left THEN 'bothLeft'
    WHEN cheques_left THEN 'chequesLeft'
    WHEN documents_left THEN 'documentsLeft'
    ELSE 'complete'
  END;
BEGIN
  IF notice IS NOT NULL THEN
    PERFORM notify_of_order(p_order, fill_text(notice ->> 'title', jsonb_build_object('title', document)), notice ->> 'text', moment);
  END IF;
END
$$;
