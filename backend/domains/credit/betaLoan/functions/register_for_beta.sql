-- Registers a person for the beta programme that takes registrations, whose mobile was proven. `outcome`: 'done', 'again' (the
-- mobile is registered; `code` is its tracking code), 'closed' (no programme takes registrations), 'terms' (amount or months are
-- not offered), 'full' or 'taken' (the national id is registered with another mobile). The place is taken in one statement, so
-- that the last one is given once.
CREATE OR REPLACE FUNCTION register_for_beta(
  new_code text, p_mobile text, p_name text, p_national_code text, p_amount bigint, p_months integer, moment timestamptz,
  OUT outcome text, OUT code text
)
LANGUAGE plpgsql AS $$
DECLARE
  programme beta_programmes;
BEGIN
  SELECT b.* INTO programme FROM beta_programmes b
    WHERE b.active AND (b.closes_at IS NULL OR b.closes_at > moment) ORDER BY b.id DESC LIMIT 1 FOR NO KEY UPDATE;
  SELECT r.tracking_code INTO code FROM beta_registrations r WHERE r.programme_id = programme.id AND r.mobile = p_mobile;
  outcome := CASE
    WHEN programme.id IS NULL THEN 'closed'
    WHEN code IS NOT NULL THEN 'again'
    WHEN p_amount NOT BETWEEN programme.minimum_amount AND programme.ceiling OR p_months <> ALL (programme.months) THEN 'terms'
    WHEN EXISTS (SELECT FROM beta_registrations r
      WHERE r.programme_id = programme.id AND r.national_code = p_national_code) THEN 'taken'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  UPDATE beta_programmes b SET taken = b.taken + 1 WHERE b.id = programme.id AND b.taken < b.places;
  IF NOT FOUND THEN
    outcome := 'full';
    RETURN;
  END IF;
  code := new_code;
  INSERT INTO beta_registrations (programme_id, tracking_code, mobile, name, national_code, amount, months, created_at, changed_at)
    VALUES (programme.id, new_code, p_mobile, p_name, p_national_code, p_amount, p_months, moment, moment);
END
$$;
