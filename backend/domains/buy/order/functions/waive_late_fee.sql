-- Waives the fee of an open instalment that is overdue, once, and tells the customer. `outcome`: 'done', 'not_found' or
-- 'wrong_state' (it is paid, not overdue, or its fee is waived already).
CREATE OR REPLACE FUNCTION waive_late_fee(
  p_order integer, p_number integer, title text, body text, today date, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  plan orders := lock_named_order(p_order);
  owed instalments;
BEGIN
  SELECT * INTO owed FROM instalments i WHERE i.order_id = p_order AND i.number = p_number FOR UPDATE;
  outcome := CASE
    WHEN plan.id IS NULL OR owed.order_id IS NULL THEN 'not_found'
    WHEN owed.paid_at IS NOT NULL OR owed.due_date >= today OR owed.fee_waived_at IS NOT NULL THEN 'wrong_state'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  UPDATE instalments i SET fee_waived_at = moment WHERE i.order_id = p_order AND i.number = p_number;
  PERFORM notify(plan.user_id, 'order', waive_late_fee.title, body, '/dashboard/orders/' || p_order || '#instalments', moment, p_order);
END
$$;
