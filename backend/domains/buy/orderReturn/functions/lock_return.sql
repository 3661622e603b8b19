-- Locks a return, and before it its order and customer (see lock_order). Null when there is no such return.
CREATE OR REPLACE FUNCTION lock_return(which integer) RETURNS order_returns
LANGUAGE plpgsql AS $$
DECLARE
  found_return order_returns;
BEGIN
  SELECT * INTO found_return FROM order_returns r WHERE r.id = which;
  IF FOUND THEN
    PERFORM lock_order(found_return.order_id);
    SELECT * INTO STRICT found_return FROM order_returns r WHERE r.id = which FOR NO KEY UPDATE;
  END IF;
  RETURN found_return;
END
$$;
