-- Wallet money that unpaid orders of a customer keep, in toman. It is part of the balance and can pay nothing else.
-- It is volatile, so that it sees what the statement around it has written.
CREATE OR REPLACE FUNCTION held_money(customer integer) RETURNS bigint
LANGUAGE plpgsql AS $$
BEGIN
  RETURN (SELECT coalesce(sum(h.amount), 0) FROM wallet_holds h WHERE h.user_id = customer AND h.ended_at IS NULL);
END
$$;
