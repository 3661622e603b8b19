-- Takes the pieces of a new order from the stock and answers the products of which a variant is sold out now. A seller's
-- order may have more pieces than the stock; each line records how many it took. The caller has locked the variants.
CREATE OR REPLACE FUNCTION take_stock(which integer) RETURNS integer[]
LANGUAGE plpgsql AS $$
DECLARE
  sold_out integer[];
BEGIN
  PERFORM name_stock_move('sale', which);
  WITH lines AS (
    UPDATE order_items i SET taken = t.taken
    FROM (
      SELECT o.id, greatest(0, least(o.qty, p.stock - sum(o.qty) OVER (PARTITION BY o.property_id ORDER BY o.id) + o.qty))
        AS taken
      FROM order_items o JOIN product_properties p ON p.id = o.property_id WHERE o.order_id = which
    ) t
    WHERE i.id = t.id RETURNING i.property_id, i.taken
  ), pieces AS (
    SELECT l.property_id, sum(l.taken)::integer AS taken FROM lines l WHERE l.taken > 0 GROUP BY 1
  ), taken AS (
    UPDATE product_properties p SET stock = p.stock - t.taken FROM pieces t WHERE p.id = t.property_id
    RETURNING p.product_id, p.stock
  )
  SELECT coalesce(array_agg(DISTINCT t.product_id) FILTER (WHERE t.stock = 0), '{}') INTO sold_out FROM taken t;
  RETURN sold_out;
END
$$;
