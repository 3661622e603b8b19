-- Hands in or corrects cheques of an approved leasing contract; see write_cheques. The customer gets a message of
-- `notices`, see hand_in_cheques. `outcome`: also
-- 'not_found' and 'closed' (the contract takes no cheques, or its last day is before `today`).
CREATE OR REPLACE FUNCTION hand_in_leasing_cheques(
  p_request integer, customer integer, given jsonb, notices jsonb, today date, moment timestamptz, OUT outcome text, OUT about integer
)
LANGUAGE plpgsql AS $$
DECLARE
  found_request leasing_requests := lock_leasing(p_request);
  missing integer;
  notice jsonb;
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
  notice := notices -> CASE WHEN missing = 0 THEN 'complete' ELSE 'partial' END;
  PERFORM notify(customer, 'facility', notice ->> 'title',
    fill_text(notice ->> 'text', jsonb_build_object('missing', persian_digits(missing))), '/leasingloanrequest/check', moment, p_request);
END
$$;
