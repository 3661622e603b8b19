-- Cancels an order at the request of its customer. An unpaid order is released (see release_order). A paid order that is
-- still being prepared gives back its slot, coupon and stock, and its money goes into the wallet: the amount that was due at
-- the purchase and every paid instalment. `outcome`: 'done', 'already', 'not_found', 'under_review' (a bank has not said yet
-- whether it took the money), 'lent' (an instalment gateway lent the money, so only the support can undo it) or 'too_late'.
CREATE OR REPLACE FUNCTION cancel_order(
  p_order integer, customer integer, card_gateways text[], note text, refund_title text, most_lines integer, moment timestamptz,
  OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders;
  paid bigint;
  booked text;
BEGIN
  PERFORM 1 FROM orders o WHERE o.id = p_order AND o.user_id = customer;
  IF NOT FOUND THEN
    outcome := 'not_found';
    RETURN;
  END IF;
  found_order := lock_order(p_order);
  IF found_order.state = 'awaitingPayment' THEN
    SELECT r.outcome INTO outcome FROM release_order(p_order, moment, note, most_lines) r;
    RETURN;
  END IF;
  outcome := CASE
    WHEN found_order.state = 'cancelled' THEN 'already'
    WHEN found_order.state = 'paymentReview' THEN 'under_review'
    WHEN found_order.state <> 'preparing' OR found_order.paid_at IS NULL THEN 'too_late'
    WHEN EXISTS (
      SELECT FROM payment_attempts a WHERE a.order_id = p_order AND a.purpose = 'order' AND a.gateway <> ALL (card_gateways)
        AND a.state IN ('verified', 'settled')
    ) THEN 'lent'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  PERFORM give_back(p_order, moment);
  SELECT found_order.pay_today + coalesce(sum(i.amount), 0) INTO paid
    FROM instalments i WHERE i.order_id = p_order AND i.paid_at IS NOT NULL;
  DELETE FROM instalments i WHERE i.order_id = p_order AND i.paid_at IS NULL;
  UPDATE orders o SET state = 'cancelled' WHERE o.id = p_order;
  INSERT INTO order_events (order_id, kind, at, note) VALUES (p_order, 'cancelled', moment, note);
  IF paid > 0 THEN
    SELECT m.outcome INTO booked
      FROM move_wallet(customer, paid, 'refund', refund_title, p_order, 'refund of order ' || p_order, moment) m;
    IF booked <> 'done' THEN
      RAISE EXCEPTION 'The wallet did not take the refund of order %: %', p_order, booked;
    END IF;
    INSERT INTO order_events (order_id, kind, at) VALUES (p_order, 'refunded', moment);
  END IF;
END
$$;
