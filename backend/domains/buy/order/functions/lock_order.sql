-- Locks an order and, before it, its customer. Everything that changes an order's money takes its locks in this order:
-- customer, order, basket, variants by id, coupon, slot. The fixed sequence prevents deadlocks.
CREATE OR REPLACE FUNCTION lock_order(which integer) RETURNS orders
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders;
BEGIN
  PERFORM 1 FROM users u WHERE u.id = (SELECT o.user_id FROM orders o WHERE o.id = which) FOR NO KEY UPDATE;
  SELECT * INTO STRICT found_order FROM orders o WHERE o.id = which FOR NO KEY UPDATE;
  RETURN found_order;
END
$$;
