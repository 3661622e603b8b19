-- Titles of the services that were added to a line and are no longer offered for it.
CREATE OR REPLACE FUNCTION retired_services(line bigint, goods_price bigint, category_path integer[]) RETURNS text[]
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN ARRAY(
    SELECT s.title FROM basket_item_services added JOIN services s ON s.id = added.service_id
    WHERE added.line_id = line
      AND NOT EXISTS (SELECT FROM service_offers(goods_price, category_path) o WHERE o.service_id = added.service_id)
    ORDER BY s.sort, s.id
  );
END
$$;
