-- Saves the profile of a customer. A national id is set once and belongs to one account: of two calls at once, too, only the first
-- one's stays. `outcome`: 'done', 'city' (the city is not in the province) or 'taken' (another account has the national id); nothing
-- is saved then.
CREATE OR REPLACE FUNCTION save_profile(
  customer integer, first_name text, last_name text, code text, born date, province integer, city integer,
  OUT outcome text
)
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM cities c WHERE c.id = city AND c.province_id = province) THEN
    outcome := 'city';
    RETURN;
  END IF;
  UPDATE users u SET f_name = first_name, l_name = last_name, national_code = coalesce(u.national_code, code),
    birth_date = born, province_id = province, city_id = city
    WHERE u.id = customer;
  outcome := 'done';
EXCEPTION WHEN unique_violation THEN
  outcome := 'taken';
END
$$;
