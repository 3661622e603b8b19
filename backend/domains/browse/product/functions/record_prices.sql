-- Adds the effective price of variants at `moment` to their history (price_points), and the price after a running promotion at
-- its end. A price that did not change adds nothing. Keeps the rows of `days` days and at most `most` rows of a variant; the row
-- in force before these days stays. Triggers call it, so the defaults are priceHistoryDays and mostPricePoints of
-- contract/limits.ts; a test compares them.
CREATE OR REPLACE FUNCTION record_prices(
  which integer[], moment timestamptz, days integer DEFAULT 90, most integer DEFAULT 120
) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM price_points p WHERE p.property_id = ANY (which) AND (p.since >= moment
    OR EXISTS (SELECT FROM price_points later WHERE later.property_id = p.property_id AND later.since > p.since
      AND later.since <= moment - make_interval(days => days))
    OR p.since < (SELECT n.since FROM price_points n WHERE n.property_id = p.property_id ORDER BY n.since DESC OFFSET most - 3 LIMIT 1));
  INSERT INTO price_points (property_id, since, price)
    SELECT v.id, moment, now_at.price FROM product_properties v,
      LATERAL (SELECT effective_price(v.price, v.discount, v.promotion_price, v.promotion_to, moment) AS price) now_at
    WHERE v.id = ANY (which) AND now_at.price IS DISTINCT FROM
      (SELECT p.price FROM price_points p WHERE p.property_id = v.id ORDER BY p.since DESC LIMIT 1);
  INSERT INTO price_points (property_id, since, price)
    SELECT v.id, v.promotion_to, v.price - v.discount FROM product_properties v
    WHERE v.id = ANY (which) AND v.promotion_to > moment AND v.promotion_price <> v.price - v.discount;
END
$$;
