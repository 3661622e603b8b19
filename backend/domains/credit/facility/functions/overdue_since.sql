-- The due date of the oldest unpaid instalment of a customer, of orders whose plan runs; null without one.
CREATE OR REPLACE FUNCTION overdue_since(customer integer) RETURNS date
LANGUAGE plpgsql AS $$
BEGIN
  RETURN (
    SELECT min(i.due_date)
    FROM orders o JOIN instalments i ON i.order_id = o.id AND i.paid_at IS NULL
    WHERE o.user_id = customer AND o.facility IS NOT NULL
      AND o.state IN ('preparing', 'shipped', 'delivered', 'partlyReturned')
  );
END
$$;
