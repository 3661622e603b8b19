-- Accepts a cheque in review, or refuses it with a reason; the customer gets a message. `outcome`: 'done', 'not_found' or
-- 'not_in_review'.
CREATE OR REPLACE FUNCTION judge_cheque(
  p_order integer, p_number integer, verdict text, why text, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders;
  earlier text;
  left_open integer;
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
  SELECT count(*) INTO left_open FROM cheques c WHERE c.order_id = p_order AND c.state <> 'accepted';
  PERFORM notify_of_order(p_order,
      'چک ' || persian_digits(p_number) || ' سفارش ' || persian_digits(p_order)
        || CASE verdict WHEN 'accepted' THEN ' پذیرفته شد' ELSE ' پذیرفته نشد' END,
      CASE
        WHEN verdict = 'refused' THEN end_sentence(why) || ' لطفاً چک را اصلاح کنید و دوباره بفرستید.'
        WHEN left_open = 0 THEN CASE
          WHEN EXISTS (SELECT FROM order_documents d WHERE d.order_id = p_order AND d.state <> 'accepted')
            THEN 'همهٔ چک‌ها پذیرفته شد. بررسی مدارک ادامه دارد.'
          ELSE 'همهٔ چک‌ها پذیرفته شد و سفارش به‌زودی آماده می‌شود.' END
        ELSE 'بررسی چک‌های دیگر ادامه دارد.'
      END, moment);
  outcome := 'done';
END
$$;
