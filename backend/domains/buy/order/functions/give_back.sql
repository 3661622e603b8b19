-- Gives back everything that an order holds: wallet money, coupon, slot and stock, each once. The caller has locked the
-- order and its customer.
-- `returned` has the products of which a variant had been sold out; their relisting is queued.
CREATE OR REPLACE FUNCTION give_back(which integer, moment timestamptz, OUT returned integer[])
LANGUAGE plpgsql AS $$
DECLARE
  slot integer;
BEGIN
  returned := '{}';
  UPDATE wallet_holds h SET ended_at = moment WHERE h.order_id = which AND h.ended_at IS NULL;
  DELETE FROM coupon_uses c WHERE c.order_id = which;
  UPDATE order_reservations r SET released_at = moment
    WHERE r.order_id = which AND r.released_at IS NULL RETURNING r.slot_id INTO slot;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  PERFORM 1 FROM product_properties p
    WHERE p.id IN (SELECT i.property_id FROM order_items i WHERE i.order_id = which AND i.taken > 0)
    ORDER BY p.id FOR NO KEY UPDATE;
  PERFORM name_stock_move('released', which);
  WITH pieces AS (
    SELECT i.property_id, sum(i.taken)::integer AS taken
    FROM order_items i WHERE i.order_id = which AND i.taken > 0 GROUP BY 1
  ), stocked AS (
    UPDATE product_properties p SET stock = p.stock + t.taken FROM pieces t WHERE p.id = t.property_id
    RETURNING p.product_id, p.stock = t.taken AS was_sold_out
  )
  SELECT coalesce(array_agg(DISTINCT s.product_id) FILTER (WHERE s.was_sold_out), '{}') INTO returned FROM stocked s;
  PERFORM queue_relisting('released', which, returned, moment);
  UPDATE order_items i SET taken = 0 WHERE i.order_id = which AND i.taken > 0;
  UPDATE delivery_slots s SET taken = s.taken - 1 WHERE s.id = slot;
END
$$;
