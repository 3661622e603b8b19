-- The rate of value added tax, in percent, on a day: that of the product if it has one, else the general one, which also
-- holds for services and shipping (`product` null). A shop without a rate has that of the law from 1403 on.
CREATE OR REPLACE FUNCTION vat_percent(product integer, day date) RETURNS numeric
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((
    SELECT r.percent FROM vat_rates r
    WHERE (r.product_id = product OR r.product_id IS NULL) AND r.valid_from <= day
    ORDER BY r.product_id NULLS LAST, r.valid_from DESC LIMIT 1
  ), 10);
END
$$;
