-- Accepts a document of an order in review, or rejects it with a reason; the customer gets a message about a rejection and when
-- the last document is accepted. `outcome`: 'done', 'not_found' (no such document was given) or 'wrong_state'.
CREATE OR REPLACE FUNCTION judge_order_document(
  p_order integer, p_number integer, verdict text, why text, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders := lock_named_order(p_order);
  found_document order_documents;
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
  IF verdict = 'rejected' THEN
    PERFORM notify_of_order(p_order, '«' || found_document.title || '» سفارش ' || persian_digits(p_order) || ' پذیرفته نشد',
      end_sentence(why) || ' لطفاً مدرک تازه را در صفحهٔ سفارش بفرستید.', moment);
  ELSIF NOT EXISTS (SELECT FROM order_documents d WHERE d.order_id = p_order AND d.state <> 'accepted') THEN
    PERFORM notify_of_order(p_order, 'مدارک سفارش ' || persian_digits(p_order) || ' پذیرفته شد',
      CASE WHEN EXISTS (SELECT FROM cheques c WHERE c.order_id = p_order AND c.state <> 'accepted')
        THEN 'پس از پذیرفتن همهٔ چک‌ها، سفارش آماده می‌شود.' ELSE 'سفارش به‌زودی آماده می‌شود.' END, moment);
  END IF;
END
$$;
