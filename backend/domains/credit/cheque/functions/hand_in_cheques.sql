-- Hands in or corrects cheques of an order in review; see write_cheques. The customer gets the message of
-- `notices` for `complete`, or for `partial` while `{missing}` cheques are. `outcome`: also 'not_found' and
-- 'closed' (the order is not in review).
CREATE OR REPLACE FUNCTION hand_in_cheques(
  p_order integer, customer integer, given jsonb, notices jsonb, moment timestamptz, OUT outcome text, OUT about integer
)
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders := lock_customer_order(p_order, customer);
  missing integer;
  notice jsonb;
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
  notice := notices -> CASE WHEN missing = 0 THEN 'complete' ELSE 'partial' END;
  PERFORM notify_of_order(p_order, notice ->> 'title',
    fill_text(notice ->> 'text', jsonb_build_object('missing', persian_digits(missing))), moment);
END
$$;
