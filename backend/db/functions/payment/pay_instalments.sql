-- Pays instalments of an order from the wallet of its customer. `cause` identifies the call, so that a repetition
-- books nothing. `outcome`: 'done', 'already' (this call has paid them before), 'not_open' or 'insufficient', where
-- `available` is the money in the wallet that no order holds.
CREATE OR REPLACE FUNCTION pay_instalments(
  p_order integer, numbers integer[], cause text, title text, moment timestamptz,
  OUT outcome text, OUT available bigint
)
LANGUAGE plpgsql AS $$
DECLARE
  plan orders := lock_order(p_order);
  due record;
BEGIN
  IF EXISTS (SELECT FROM wallet_entries e WHERE e.idempotency_key = cause AND e.user_id = plan.user_id) THEN
    outcome := 'already';
    RETURN;
  END IF;
  SELECT count(*) AS pieces, coalesce(sum(i.amount), 0)::bigint AS total INTO due
    FROM instalments i WHERE i.order_id = p_order AND i.number = ANY (numbers) AND i.paid_at IS NULL;
  available := wallet_balance(plan.user_id) - held_money(plan.user_id);
  IF due.pieces = cardinality(numbers) AND available < due.total THEN
    outcome := 'insufficient';
    RETURN;
  END IF;
  IF NOT take_instalments(p_order, numbers, due.total, moment) THEN
    outcome := 'not_open';
    RETURN;
  END IF;
  SELECT m.outcome INTO outcome
    FROM move_wallet(plan.user_id, -due.total, 'instalment', title, p_order, cause, moment) m;
  IF outcome <> 'done' THEN
    RAISE EXCEPTION 'The wallet did not pay instalments of order %: %', p_order, outcome;
  END IF;
END
$$;
