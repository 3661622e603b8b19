-- Hands in or corrects cheques of an order in review; see write_cheques. The customer gets a message. `outcome`: also 'not_found' and
-- 'closed' (the order is not in review).
CREATE OR REPLACE FUNCTION hand_in_cheques(
  p_order integer, customer integer, given jsonb, moment timestamptz, OUT outcome text, OUT about integer
)
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders := lock_customer_order(p_order, customer);
  missing integer;
BEGIN
  outcome := CASE
    WHEN found_order.id IS NULL THEN 'not_found'
    WHEN found_order.state <> 'paymentReview' THEN 'closed'
  END;
  IF outcome IS NOT NULL THEN
    RETURN;
  END IF;
  SELECT w.outcome, w.about, w.missing INTO outcome, about, missing FROM write_cheques(p_order, NULL, customer, given, moment) w;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  PERFORM notify_of_order(p_order,
      CASE WHEN missing = 0 THEN 'چک‌های سفارش ' || persian_digits(p_order) || ' در حال بررسی است'
        ELSE 'چک سفارش ' || persian_digits(p_order) || ' ثبت شد' END,
      CASE WHEN missing = 0 THEN 'تصویر و شمارهٔ صیاد چک‌ها تا یک روز کاری بررسی می‌شود.'
        ELSE persian_digits(missing) || ' چک دیگر را هم ثبت کنید تا بررسی آغاز شود.' END, moment);
END
$$;
