-- The open leasing request of a customer, else the newest one, else null, as leasing_json describes it.
CREATE OR REPLACE FUNCTION read_leasing(customer integer) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT leasing_json(r) FROM leasing_requests r WHERE r.user_id = customer ORDER BY r.id DESC LIMIT 1);
END
$$;
