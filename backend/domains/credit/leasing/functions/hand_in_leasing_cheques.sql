-- Hands in or corrects cheques of an approved leasing contract; see write_cheques. The customer gets a message. `outcome`: also
-- 'not_found' and 'closed' (the contract takes no cheques, or its last day is before `today`).
CREATE OR REPLACE FUNCTION hand_in_leasing_cheques(
  p_request integer, customer integer, given jsonb, today date, moment timestamptz, OUT outcome text, OUT about integer
)
LANGUAGE plpgsql AS $$
DECLARE
  found_request leasing_requests := lock_leasing(p_request);
  missing integer;
BEGIN
  outcome := CASE
    WHEN found_request.id IS NULL OR found_request.user_id <> customer THEN 'not_found'
    WHEN found_request.state <> 'approved' OR found_request.use_before < today THEN 'closed'
  END;
  IF outcome IS NOT NULL THEN
    RETURN;
  END IF;
  SELECT w.outcome, w.about, w.missing INTO outcome, about, missing FROM write_cheques(NULL, p_request, customer, given, moment) w;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  INSERT INTO notifications (user_id, kind, title, text, link, value, created_at)
    VALUES (customer, 'facility',
      CASE WHEN missing = 0 THEN 'چک‌های قرارداد لیزینگ در حال بررسی است' ELSE 'چک قرارداد لیزینگ ثبت شد' END,
      CASE WHEN missing = 0 THEN 'تصویر و شمارهٔ صیاد چک‌ها تا یک روز کاری بررسی می‌شود.'
        ELSE persian_digits(missing) || ' چک دیگر را هم ثبت کنید تا بررسی آغاز شود.' END,
      '/leasingloanrequest/check', p_request::text, moment);
END
$$;
