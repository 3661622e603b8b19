-- Writes a new address (`which` is null) or changes one. The first address is always the default, and the default changes
-- only when another address becomes it. Refusals: 'no_address', 'no_city' (not of that province), 'full'.
CREATE OR REPLACE FUNCTION save_address(
  customer integer, which integer, fields jsonb, most integer, moment timestamptz, OUT outcome text, OUT saved integer
)
LANGUAGE plpgsql AS $$
DECLARE
  f record;
BEGIN
  PERFORM 1 FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
  SELECT * INTO f FROM jsonb_to_record(fields) AS x (
    title text, "provinceId" integer, "cityId" integer, address text, plaque text, unit text, "postalCode" text,
    "receiverName" text, "receiverMobile" text, "isDefault" boolean, latitude float8, longitude float8
  );
  outcome := CASE
    WHEN which IS NOT NULL AND NOT EXISTS (
      SELECT FROM addresses a WHERE a.id = which AND a.user_id = customer AND a.removed_at IS NULL
    ) THEN 'no_address'
    WHEN NOT EXISTS (SELECT FROM cities c WHERE c.id = f."cityId" AND c.province_id = f."provinceId") THEN 'no_city'
    WHEN which IS NULL AND (
      SELECT count(*) FROM addresses a WHERE a.user_id = customer AND a.removed_at IS NULL
    ) >= most THEN 'full'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  IF which IS NULL THEN
    INSERT INTO addresses AS a (user_id, title, province_id, city_id, address, plaque, unit, postal_code, receiver_name,
        receiver_mobile, latitude, longitude, created_at)
      VALUES (customer, f.title, f."provinceId", f."cityId", f.address, f.plaque, f.unit, f."postalCode",
        f."receiverName", f."receiverMobile", f.latitude, f.longitude, moment)
      RETURNING a.id INTO saved;
  ELSE
    UPDATE addresses a SET title = f.title, province_id = f."provinceId", city_id = f."cityId", address = f.address,
        plaque = f.plaque, unit = f.unit, postal_code = f."postalCode", receiver_name = f."receiverName",
        receiver_mobile = f."receiverMobile", latitude = f.latitude, longitude = f.longitude
      WHERE a.id = which;
    saved := which;
  END IF;
  IF f."isDefault" OR NOT EXISTS (
    SELECT FROM addresses a WHERE a.user_id = customer AND a.is_default AND a.removed_at IS NULL
  ) THEN
    PERFORM choose_default_address(customer, saved);
  END IF;
END
$$;
