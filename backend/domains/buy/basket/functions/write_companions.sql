-- Writes the companions of bundles as the bundles say now: each offered variant with every variant of the products, and of all products
-- in and below the categories. An offer with a percent follows the price of its variant, in whole thousands of toman. A bundle that is
-- switched off has no companions. With `only_variants`, just the companions of these variants and those that they are.
CREATE OR REPLACE FUNCTION write_companions(which integer[], only_variants integer[] DEFAULT NULL) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  WITH wanted AS (
    SELECT v.id AS property_id, c.id AS companion, b.id AS bundle,
      coalesce(o.price, greatest(1000, (c.price - c.discount) * (100 - o.percent) / 100000 * 1000)) AS price
    FROM bundles b
    JOIN products p ON p.id = ANY (b.product_ids) OR p.category_path && b.category_ids
    JOIN product_properties v ON v.product_id = p.id
    CROSS JOIN jsonb_to_recordset(b.offers) AS o ("propertyId" integer, price bigint, percent integer)
    JOIN product_properties c ON c.id = o."propertyId" AND c.id <> v.id
    WHERE b.id = ANY (which) AND b.active
      AND (only_variants IS NULL OR v.id = ANY (only_variants) OR c.id = ANY (only_variants))
  ), gone AS (
    DELETE FROM companions k WHERE k.bundle_id = ANY (which)
      AND (only_variants IS NULL OR k.property_id = ANY (only_variants) OR k.companion_property_id = ANY (only_variants))
      AND NOT EXISTS (SELECT FROM wanted w WHERE w.property_id = k.property_id AND w.companion = k.companion_property_id)
  )
  INSERT INTO companions (property_id, companion_property_id, price, bundle_id)
    SELECT w.property_id, w.companion, w.price, w.bundle FROM wanted w
    ON CONFLICT (property_id, companion_property_id) DO UPDATE SET price = excluded.price
      WHERE companions.bundle_id = excluded.bundle_id AND companions.price <> excluded.price;
END
$$;
