-- Accepts a document of an order in review, or rejects it with a reason; the customer gets a message about a rejection and when
-- the last document is accepted: that of `notices` for `rejected`, `accepted` or `chequesLeft`, in which `{title}` is the document's. `outcome`: 'done', 'not_found' (no such document was given) or 'wrong_state'.
CREATE OR REPLACE FUNCTION judge_order_document(
  p_order integer, p_number integer, verdict text, why text, notices jsonb, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders := lock_named_order(p_order);
  found_document order_documents;
  notice jsonb;
BEGIN
  SELECT d.* INTO found_document FROM order_documents d WHERE d.order_id = found_order.id AND d.number = p_number;
  outcome := CASE
    WHEN found_document.number IS NULL OR found_document.state = 'missing' THEN 'not_found'
    WHEN found_order.state <> 'paymentReview' OR found_document.state IN ('rejected', verdict) THEN 'wrong_state'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  UPDATE order_documents d SET state = verdict, reason = CASE verdict WHEN 'rejected' THEN why END, changed_at = moment
    WHERE d.order_id = p_order AND d.number = p_number;
  notice := notices -> CASE
    WHEN verdict = 'rejected' THEN 'rejected'
    WHEN EXISTS (SELECT FROM order_documents d WHERE d.order_id = p_order AND d.state <> 'accepted') THEN NULL
    WHEN EXISTS (SELECT FROM cheques c WHERE c.order_id = p_order AND c.state <> 'accepted') THEN 'chequesLeft'
    ELSE 'accepted'
  END;
  IF notice IS NOT NULL THEN
    PERFORM notify_of_order(p_order, fill_text(notice ->> 'title', jsonb_build_object('title', found_document.title)),
      notice ->> 'text', moment);
  END IF;
END
$$;
