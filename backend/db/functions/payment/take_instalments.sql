-- Marks instalments as paid, all or none. False when one of them is not open, when the order's plan does not run, or when
-- their sum is not `expected`.
CREATE OR REPLACE FUNCTION take_instalments(
  p_order integer, numbers integer[], expected bigint, moment timestamptz
) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  plan orders := lock_order(p_order);
  due record;
BEGIN
  IF plan.state NOT IN ('preparing', 'shipped', 'delivered', 'partlyReturned') THEN
    RETURN false;
  END IF;
  SELECT count(*) AS pieces, coalesce(sum(i.amount), 0)::bigint AS total INTO due
    FROM instalments i WHERE i.order_id = p_order AND i.number = ANY (numbers) AND i.paid_at IS NULL;
  IF due.pieces <> cardinality(numbers) OR due.total <> expected THEN
    RETURN false;
  END IF;
  UPDATE instalments i SET paid_at = moment WHERE i.order_id = p_order AND i.number = ANY (numbers);
  RETURN true;
END
$$;
