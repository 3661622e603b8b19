-- Puts the inspected pieces of a return back into the stock, at most as many as the order took from it.
CREATE OR REPLACE FUNCTION restock_return(p_return integer, moment timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  back integer[];
BEGIN
  PERFORM 1 FROM product_properties p
    WHERE p.id IN (SELECT i.property_id FROM order_items i JOIN order_return_lines l ON l.item_id = i.id WHERE l.return_id = p_return)
    ORDER BY p.id FOR NO KEY UPDATE;
  PERFORM name_stock_move('returned', (SELECT r.order_id FROM order_returns r WHERE r.id = p_return));
  WITH pieces AS (
    SELECT i.id, i.property_id, least(l.qty, i.taken) AS qty
    FROM order_return_lines l JOIN order_items i ON i.id = l.item_id
    WHERE l.return_id = p_return AND i.property_id IS NOT NULL
  ), less AS (
    UPDATE order_items i SET taken = i.taken - p.qty FROM pieces p WHERE i.id = p.id
  ), stocked AS (
    UPDATE product_properties v SET stock = v.stock + p.qty
    FROM (SELECT p.property_id, sum(p.qty)::integer AS qty FROM pieces p GROUP BY 1) p
    WHERE v.id = p.property_id AND p.qty > 0 RETURNING v.product_id, v.stock = p.qty AS was_sold_out
  )
  SELECT coalesce(array_agg(DISTINCT s.product_id) FILTER (WHERE s.was_sold_out), '{}') INTO back FROM stocked s;
  PERFORM queue_relisting('returned', p_return, back, moment);
END
$$;
