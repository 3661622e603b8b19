-- The companions that bundles offer: each offered variant with every variant of the products, and of all products in and below the
-- categories. An offer with a percent follows the price of its variant, in whole thousands of toman. Of two bundles that offer the same
-- variant with another one, the older does it. With `only_variants`, just the companions of these variants and those that they are.
CREATE OR REPLACE FUNCTION wanted_companions(which integer[], only_variants integer[])
RETURNS TABLE (variant integer, companion integer, bundle integer, offer_price bigint)
LANGUAGE sql STABLE AS $$
  SELECT DISTINCT ON (v.id, c.id) v.id, c.id, b.id,
    coalesce(o.price, greatest(1000, (c.price - c.discount) * (100 - o.percent) / 100000 * 1000))
  FROM bundles b
  JOIN products p ON p.id = ANY (b.product_ids) OR p.category_path && b.category_ids
  JOIN product_properties v ON v.product_id = p.id
  CROSS JOIN jsonb_to_recordset(b.offers) AS o ("propertyId" integer, price bigint, percent integer)
  JOIN product_properties c ON c.id = o."propertyId" AND c.id <> v.id
  WHERE b.id = ANY (which) AND b.active
    AND (only_variants IS NULL OR v.id = ANY (only_variants) OR c.id = ANY (only_variants))
  ORDER BY v.id, c.id, b.id
$$;
