-- Pays instalments of an order from the wallet of its customer, `total` toman together; see take_instalments for `savings` and
-- `fees`.
-- `cause` identifies the call, so that a repetition books nothing. `outcome`: 'done', 'already' (this call has paid them
-- before), 'not_open' or 'insufficient', where `available` is the money in the wallet that no order holds.
CREATE OR REPLACE FUNCTION pay_instalments(
  p_order integer, numbers integer[], savings bigint[], fees bigint[], total bigint, cause text, title text, moment timestamptz,
  OUT outcome text, OUT available bigint
)
LANGUAGE plpgsql AS $$
DECLARE
  plan orders := lock_order(p_order);
BEGIN
  IF EXISTS (SELECT FROM wallet_entries e WHERE e.idempotency_key = cause AND e.user_id = plan.user_id) THEN
    outcome := 'already';
    RETURN;
  END IF;
  available := wallet_balance(plan.user_id) - held_money(plan.user_id);
  IF available < total THEN
    outcome := 'insufficient';
    RETURN;
  END IF;
  IF NOT take_instalments(p_order, numbers, savings, fees, total, moment) THEN
    outcome := 'not_open';
    RETURN;
  END IF;
  SELECT m.outcome INTO outcome
    FROM move_wallet(plan.user_id, -total, 'instalment', title, p_order, cause, moment) m;
  IF outcome <> 'done' THEN
    RAISE EXCEPTION 'The wallet did not pay instalments of order %: %', p_order, outcome;
  END IF;
END
$$;
