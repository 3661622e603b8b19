-- The services of a line, and those it can have, with prices of one piece: [{serviceId, count, price, discountPrice, ceiling}]. A
-- service that was not added has count 0. An added service that is no longer offered is left out.
CREATE OR REPLACE FUNCTION line_services(line bigint, goods_price bigint, category_path integer[]) RETURNS json
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object(
      'serviceId', o.service_id, 'count', coalesce(added.count, 0),
      'price', o.price, 'discountPrice', o.discount_price, 'ceiling', o.ceiling
    ) ORDER BY s.sort, s.id), '[]')
    FROM service_offers(goods_price, category_path) o
    JOIN services s ON s.id = o.service_id
    LEFT JOIN basket_item_services added ON added.line_id = line AND added.service_id = o.service_id
  );
END
$$;
