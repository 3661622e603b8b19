-- What the customer has paid of a paid order, in toman: the amount that was due at the purchase and every paid instalment. It comes back
-- when the order is undone.
CREATE OR REPLACE FUNCTION order_paid(paid_order orders) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT paid_order.pay_today + coalesce(sum(i.amount - i.saving + i.late_fee), 0)::bigint
    FROM instalments i WHERE i.order_id = paid_order.id AND i.paid_at IS NOT NULL
$$;
