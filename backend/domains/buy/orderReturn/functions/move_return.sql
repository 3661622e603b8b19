-- Takes a return to a state that moves no money: 'cancelled' by its customer while it is requested, 'received' by an operator,
-- or 'refused' with a reason while it is requested or received. `customer` is null for an operator. The customer gets a
-- message with `title` and `body`, unless they are null. `outcome`: 'done', 'not_found' or 'wrong_state'.
CREATE OR REPLACE FUNCTION move_return(
  p_return integer, customer integer, target text, why text, title text, body text, moment timestamptz,
  OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_return order_returns := lock_return(p_return);
BEGIN
  IF found_return.id IS NULL OR customer <> found_return.user_id THEN
    outcome := 'not_found';
    RETURN;
  END IF;
  IF NOT state_allows('order_returns', found_return.state, target) THEN
    outcome := 'wrong_state';
    RETURN;
  END IF;
  UPDATE order_returns r SET state = target, refusal = why, changed_at = moment WHERE r.id = p_return;
  IF title IS NOT NULL THEN
    PERFORM notify_of_order(found_return.order_id, move_return.title, body, moment);
  END IF;
  outcome := 'done';
END
$$;
