-- The first thing that a customer must finish before the account can be deleted, with its number: 'supervisor' (without a number;
-- nobody else could give rights), 'wallet' (the balance in
-- toman), 'order', 'payment' (without a number; its money would go into a wallet that nobody can open), 'return' (the order),
-- 'loan' (a request that was approved) or 'instalment' (the order). Null when nothing is open.
CREATE OR REPLACE FUNCTION open_business(customer integer, moment timestamptz, OUT kind text, OUT value bigint)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF EXISTS (SELECT FROM users u WHERE u.id = customer AND u.role = 'supervisor' AND u.desk_role = 'owner') AND NOT EXISTS (
    SELECT FROM users u WHERE u.role = 'supervisor' AND u.desk_role = 'owner' AND u.id <> customer AND u.blocked_at IS NULL AND u.removed_at IS NULL
  ) THEN
    kind := 'supervisor';
    RETURN;
  END IF;
  SELECT 'wallet', wallet_balance(customer) INTO kind, value;
  IF value > 0 THEN
    RETURN;
  END IF;
  SELECT 'order', o.id INTO kind, value FROM orders o
    WHERE o.user_id = customer AND (o.state IN ('paymentReview', 'preparing', 'shipped')
      OR o.state = 'awaitingPayment' AND (o.held_until IS NULL OR o.held_until > moment)) LIMIT 1;
  IF FOUND THEN
    RETURN;
  END IF;
  SELECT 'payment', NULL INTO kind, value FROM payment_attempts a
    WHERE a.user_id = customer AND a.state IN ('created', 'redirected', 'returned', 'verifying', 'unknown') LIMIT 1;
  IF FOUND THEN
    RETURN;
  END IF;
  SELECT 'return', r.order_id INTO kind, value FROM order_returns r
    WHERE r.user_id = customer AND r.state IN ('requested', 'received', 'accepted') LIMIT 1;
  IF FOUND THEN
    RETURN;
  END IF;
  SELECT 'loan', r.id INTO kind, value FROM plan_requests r
    WHERE r.user_id = customer AND r.state IN ('approved', 'contract') LIMIT 1;
  IF FOUND THEN
    RETURN;
  END IF;
  SELECT 'instalment', o.id INTO kind, value FROM instalments i JOIN orders o ON o.id = i.order_id
    WHERE o.user_id = customer AND i.paid_at IS NULL AND o.state NOT IN ('cancelled', 'returned') LIMIT 1;
END
$$;
