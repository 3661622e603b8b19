-- Locks the order that an operator has named, like lock_order. Null when there is no such order.
CREATE OR REPLACE FUNCTION lock_named_order(which integer) RETURNS orders
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM orders o WHERE o.id = which;
  RETURN CASE WHEN FOUND THEN lock_order(which) END;
END
$$;
