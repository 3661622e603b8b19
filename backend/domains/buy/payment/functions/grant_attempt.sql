-- Serves the purpose of an attempt whose money has arrived: 'done', or the reason why it cannot be served and the money
-- must go back. Called by settle_attempt, which holds the attempt's row. The notice is
-- that of a recharge; `order_texts`: see pay_order.
CREATE OR REPLACE FUNCTION grant_attempt(
  a payment_attempts, notice_title text, notice_text text, order_texts jsonb, moment timestamptz
) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  result text;
BEGIN
  IF a.purpose = 'order' THEN
    PERFORM 1 FROM orders o WHERE o.id = a.order_id AND o.pay_today - o.from_wallet = a.amount;
    IF NOT FOUND THEN
      RETURN 'not_payable';
    END IF;
    SELECT p.outcome INTO result FROM pay_order(a.order_id, order_texts, moment) p;
    RETURN result;
  END IF;

  IF a.purpose = 'instalment' THEN
    RETURN CASE WHEN take_instalments(a.order_id, a.instalments, a.savings, a.late_fees, a.amount, moment) THEN 'done' ELSE 'not_payable' END;
  END IF;

  PERFORM 1 FROM users u WHERE u.id = a.user_id AND u.removed_at IS NULL;
  IF NOT FOUND THEN
    RETURN 'not_payable';
  END IF;
  SELECT m.outcome INTO result
    FROM move_wallet(a.user_id, a.amount, 'recharge', notice_title, a.order_id, 'attempt:' || a.id, moment) m;
  IF result = 'done' THEN
    PERFORM notify(a.user_id, 'wallet', notice_title, notice_text,
      coalesce('/dashboard/orders/' || a.order_id, '/dashboard/wallet'), moment, a.order_id);
  END IF;
  RETURN result;
END
$$;
