-- The services on offer for a product of this list price in these categories, with the price of one piece in toman. The list
-- price decides, so that the end of a promotion changes no insurance in a basket. Prices and discounts are whole thousands.
CREATE OR REPLACE FUNCTION service_offers(goods_price bigint, category_path integer[])
RETURNS TABLE (service_id integer, price bigint, discount_price bigint, ceiling bigint)
LANGUAGE sql STABLE AS $$
  SELECT s.id, full_price.amount, full_price.amount - floor(full_price.amount * tier.discount_percent / 100.0 / 1000)::bigint * 1000,
    coalesce(tier.ceiling, goods_price)
  FROM services s
  CROSS JOIN LATERAL (
    SELECT t.* FROM service_tiers t WHERE t.service_id = s.id AND t.from_price <= goods_price
    ORDER BY t.from_price DESC LIMIT 1
  ) tier
  CROSS JOIN LATERAL (
    SELECT coalesce(tier.price, ceil(goods_price * tier.percent / 100 / 1000)::bigint * 1000) AS amount
  ) full_price
  WHERE s.active AND s.category_ids && category_path
$$;
