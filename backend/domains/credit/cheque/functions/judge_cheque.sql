-- Accepts a cheque in review, or refuses it with a reason; the customer gets the message of `notices` for
-- `refused`, `accepted`, `documentsLeft` or `complete`. `outcome`: 'done', 'not_found' or
-- 'not_in_review'.
CREATE OR REPLACE FUNCTION judge_cheque(
  p_order integer, p_number integer, verdict text, why text, notices jsonb, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders;
  earlier text;
  notice jsonb;
BEGIN
  PERFORM 1 FROM cheques c WHERE c.order_id = p_order AND c.number = p_number;
  IF NOT FOUND THEN
    outcome := 'not_found';
    RETURN;
  END IF;
  found_order := lock_order(p_order);
  SELECT c.state INTO earlier FROM cheques c WHERE c.order_id = p_order AND c.number = p_number;
  IF earlier IS DISTINCT FROM 'inReview' OR found_order.state <> 'paymentReview' THEN
    outcome := 'not_in_review';
    RETURN;
  END IF;
  UPDATE cheques c SET state = verdict, reason = CASE verdict WHEN 'refused' THEN why END, changed_at = moment
    WHERE c.order_id = p_order AND c.number = p_number;
  notice := notices -> CASE
    WHEN verdict = 'refused' THEN 'refused'
    WHEN EXISTS (SELECT FROM cheques c WHERE c.order_id = p_order AND c.state <> 'accepted') THEN 'accepted'
    WHEN EXISTS (SELECT FROM order_documents d WHERE d.order_id = p_order AND d.state <> 'accepted') THEN 'documentsLeft'
    ELSE 'complete'
  END;
  PERFORM notify_of_order(p_order, notice ->> 'title', notice ->> 'text', moment);
  outcome := 'done';
END
$$;
