-- Marks instalments as paid, all or none. `savings` has what is taken off each of them because the loan is settled early; null
-- takes nothing off. `fees` has what is charged for paying each of them late; null charges nothing. False when one of them is not open, when the order's plan does not run, when their sum less the
-- savings and with the fees is not `expected`, or when something is saved although another instalment stays open. The caller has computed the savings
-- and fees
-- (rules/facility/settlement.ts, lateFee.ts); a constraint keeps each within the interest of its instalment.
CREATE OR REPLACE FUNCTION take_instalments(
  p_order integer, numbers integer[], savings bigint[], fees bigint[], expected bigint, moment timestamptz
) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  plan orders := lock_order(p_order);
  due record;
BEGIN
  IF plan.state NOT IN ('preparing', 'shipped', 'delivered', 'partlyReturned') THEN
    RETURN false;
  END IF;
  SELECT count(*) FILTER (WHERE i.number = ANY (numbers)) AS pieces, count(*) AS open,
      coalesce(sum(i.amount) FILTER (WHERE i.number = ANY (numbers)), 0)
        - coalesce((SELECT sum(saved) FROM unnest(savings) AS s (saved)), 0)
        + coalesce((SELECT sum(fee) FROM unnest(fees) AS f (fee)), 0) AS total INTO due
    FROM instalments i WHERE i.order_id = p_order AND i.paid_at IS NULL;
  IF due.pieces <> cardinality(numbers) OR due.total <> expected OR due.open > due.pieces AND 0 <> ANY (savings) THEN
    RETURN false;
  END IF;
  -- A fee that was waived after the payment began is owed no more, but its payment is under way: it was charged.
  UPDATE instalments i SET paid_at = moment, saving = coalesce(savings[array_position(numbers, i.number)], 0),
      late_fee = coalesce(fees[array_position(numbers, i.number)], 0),
      fee_waived_at = CASE WHEN coalesce(fees[array_position(numbers, i.number)], 0) = 0 THEN i.fee_waived_at END
    WHERE i.order_id = p_order AND i.number = ANY (numbers);
  RETURN true;
END
$$;
