-- Locks an order of a customer, like lock_order. Null when the customer has no such order; nothing is locked then.
CREATE OR REPLACE FUNCTION lock_customer_order(which integer, customer integer) RETURNS orders
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM orders o WHERE o.id = which AND o.user_id = customer;
  RETURN CASE WHEN FOUND THEN lock_order(which) END;
END
$$;
