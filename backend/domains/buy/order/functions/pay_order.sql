-- Marks an order as paid and books the wallet money that was held for it. It is prepared next, or reviewed when its plan asks
-- for documents or cheques. `outcome`: 'done', 'already' (it is paid) or 'not_payable' (it is cancelled; money that has
-- arrived for it must be given back). The customer gets a message, because a payment may arrive long after the browser has left.
CREATE OR REPLACE FUNCTION pay_order(p_order integer, moment timestamptz, OUT outcome text)
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders := lock_order(p_order);
  held bigint;
  booked text;
BEGIN
  outcome := CASE
    WHEN found_order.state = 'awaitingPayment' THEN 'done'
    WHEN found_order.state = 'cancelled' THEN 'not_payable'
    ELSE 'already'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  UPDATE wallet_holds h SET ended_at = moment WHERE h.order_id = p_order AND h.ended_at IS NULL RETURNING h.amount INTO held;
  IF coalesce(held, 0) <> found_order.from_wallet THEN
    RAISE EXCEPTION 'Order % holds % of the % toman that the wallet pays', p_order, coalesce(held, 0), found_order.from_wallet;
  END IF;
  IF held > 0 THEN
    SELECT m.outcome INTO booked FROM move_wallet(
      found_order.user_id, -held, 'purchase', 'پرداخت سفارش ' || persian_digits(p_order), p_order,
      'order ' || p_order, moment
    ) m;
    IF booked <> 'done' THEN
      RAISE EXCEPTION 'The wallet did not pay order %: %', p_order, booked;
    END IF;
  END IF;
  UPDATE orders o SET state = CASE WHEN o.conditions IS NULL THEN 'preparing' ELSE 'paymentReview' END, paid_at = moment, held_until = NULL WHERE o.id = p_order;
  INSERT INTO order_events (order_id, kind, at) VALUES (p_order, 'paid', moment);
  PERFORM notify_of_order(p_order, 'سفارش ' || persian_digits(p_order) || ' ثبت شد',
    CASE
      WHEN found_order.conditions IS NULL THEN 'پرداخت شما رسید و سفارش در حال آماده‌سازی است.'
      WHEN found_order.conditions ->> 'cheque' IS NULL AND jsonb_array_length(found_order.conditions -> 'documents') = 0
        THEN 'پرداخت شما رسید و فروشگاه سفارش را بررسی می‌کند.'
      WHEN found_order.conditions ->> 'cheque' IS NULL
        THEN 'پرداخت شما رسید. مدارک طرح را در صفحهٔ سفارش بفرستید تا بررسی و سپس سفارش آماده شود.'
      WHEN jsonb_array_length(found_order.conditions -> 'documents') = 0
        THEN 'پرداخت شما رسید. چک‌ها را ثبت کنید تا بررسی و سپس سفارش آماده شود.'
      ELSE 'پرداخت شما رسید. چک‌ها و مدارک طرح را در صفحهٔ سفارش ثبت کنید تا بررسی و سپس سفارش آماده شود.'
    END, moment);
END
$$;
