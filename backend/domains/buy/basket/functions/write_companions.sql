-- Writes the companions of bundles as the bundles say now (see wanted_companions), and of the other bundles that offer the same variants,
-- because what one of them no longer offers the other one does. A bundle that is switched off has no companions.
CREATE OR REPLACE FUNCTION write_companions(which integer[], only_variants integer[] DEFAULT NULL) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  offered jsonb := (SELECT coalesce(jsonb_agg(DISTINCT o -> 'propertyId'), '[]')
    FROM bundles b CROSS JOIN jsonb_array_elements(b.offers) AS offers (o) WHERE b.id = ANY (which));
  sharing integer[] := which || ARRAY(SELECT b.id FROM bundles b WHERE b.id <> ALL (which)
    AND EXISTS (SELECT FROM jsonb_array_elements(b.offers) AS offers (o) WHERE offered @> (o -> 'propertyId')));
BEGIN
  DELETE FROM companions k WHERE k.bundle_id = ANY (sharing)
    AND (only_variants IS NULL OR k.property_id = ANY (only_variants) OR k.companion_property_id = ANY (only_variants))
    AND NOT EXISTS (SELECT FROM wanted_companions(sharing, only_variants) w
      WHERE w.variant = k.property_id AND w.companion = k.companion_property_id AND w.bundle = k.bundle_id);
  INSERT INTO companions (property_id, companion_property_id, price, bundle_id)
    SELECT w.variant, w.companion, w.offer_price, w.bundle FROM wanted_companions(sharing, only_variants) w
    ON CONFLICT (property_id, companion_property_id) DO UPDATE SET price = excluded.price
      WHERE companions.bundle_id = excluded.bundle_id AND companions.price <> excluded.price;
END
$$;
