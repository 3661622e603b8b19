-- The balance of a wallet in toman, held money included.
CREATE OR REPLACE FUNCTION wallet_balance(customer integer) RETURNS bigint
LANGUAGE plpgsql AS $$
BEGIN
  RETURN coalesce(
    (SELECT e.balance FROM wallet_entries e WHERE e.user_id = customer ORDER BY e.sequence DESC LIMIT 1), 0
  );
END
$$;
