-- Locks a leasing request and, before it, its customer, as everything that changes a request does. Null for an unknown id.
CREATE OR REPLACE FUNCTION lock_leasing(which integer) RETURNS leasing_requests
LANGUAGE plpgsql AS $$
DECLARE
  found_request leasing_requests;
BEGIN
  PERFORM 1 FROM users u WHERE u.id = (SELECT r.user_id FROM leasing_requests r WHERE r.id = which) FOR NO KEY UPDATE;
  SELECT * INTO found_request FROM leasing_requests r WHERE r.id = which FOR NO KEY UPDATE;
  RETURN found_request;
END
$$;
