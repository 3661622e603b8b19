-- Stores an attempt before it is registered at the gateway. `outcome`: 'done', with the mobile number of the customer, or 'too_many'
-- when the customer has `most_recharges` recharges that are still under way: then nothing is written.
CREATE OR REPLACE FUNCTION open_attempt(
  p_id uuid, customer integer, p_purpose text, about integer, numbers integer[], p_savings bigint[], fees bigint[], p_amount bigint,
  p_gateway text,
  most_recharges integer, until timestamptz, moment timestamptz, OUT outcome text, OUT mobile text
)
LANGUAGE plpgsql AS $$
BEGIN
  IF p_purpose = 'recharge' THEN
    PERFORM 1 FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
    IF most_recharges <= (
      SELECT count(*) FROM payment_attempts a
      WHERE a.user_id = customer AND a.purpose = 'recharge' AND a.expires_at > moment
        AND a.state IN ('created', 'redirected', 'returned', 'verifying', 'unknown')
    ) THEN
      outcome := 'too_many';
      RETURN;
    END IF;
  END IF;
  INSERT INTO payment_attempts (id, user_id, purpose, order_id, instalments, savings, late_fees, amount, gateway, state, next_inquiry_at,
      expires_at, created_at, updated_at)
    VALUES (p_id, customer, p_purpose, about, numbers, p_savings, fees, p_amount, p_gateway, 'created', until, until, moment,
      moment);
  SELECT coalesce(u.mobile, '') INTO mobile FROM users u WHERE u.id = customer;
  outcome := 'done';
END
$$;
