-- Cancels an unpaid order: everything it holds is given back once, and its lines return to the basket. `outcome`: 'done',
-- 'already' (it is cancelled) or 'paid' (nothing is changed). `note` is shown with the event. `returned`: see give_back.
CREATE OR REPLACE FUNCTION release_order(
  p_order integer, moment timestamptz, note text, most_lines integer,
  OUT outcome text, OUT returned integer[]
)
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders := lock_order(p_order);
BEGIN
  outcome := CASE
    WHEN found_order.state = 'awaitingPayment' THEN 'done'
    WHEN found_order.state = 'cancelled' THEN 'already'
    ELSE 'paid'
  END;
  returned := '{}';
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  returned := give_back(p_order, moment);
  DELETE FROM instalments i WHERE i.order_id = p_order;
  PERFORM drop_papers(p_order);
  UPDATE orders o SET state = 'cancelled', held_until = NULL WHERE o.id = p_order;
  INSERT INTO order_events (order_id, kind, at, note) VALUES (p_order, 'cancelled', moment, note);
  PERFORM refill_basket(p_order, found_order.user_id, most_lines, moment);
END
$$;
