-- The open loan request of a customer, locked until the end of the transaction; null without one.
CREATE OR REPLACE FUNCTION lock_open_request(customer integer) RETURNS plan_requests
LANGUAGE plpgsql AS $$
DECLARE
  found_request plan_requests;
BEGIN
  SELECT r.* INTO found_request FROM plan_requests r
    WHERE r.user_id = customer AND r.state NOT IN ('rejected', 'paidOut', 'cancelled') FOR NO KEY UPDATE;
  RETURN found_request;
END
$$;
