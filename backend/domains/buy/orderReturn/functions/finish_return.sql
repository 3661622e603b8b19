-- Ends a return whose lender has lowered its loan, and tells its customer with `title` and `body`. `outcome`: 'done', 'not_found' or
-- 'wrong_state' (nothing was changed).
CREATE OR REPLACE FUNCTION finish_return(p_return integer, title text, body text, moment timestamptz, OUT outcome text)
LANGUAGE plpgsql AS $$
DECLARE
  found_return order_returns := lock_return(p_return);
BEGIN
  outcome := CASE WHEN found_return.id IS NULL THEN 'not_found' WHEN found_return.state <> 'accepted' THEN 'wrong_state' ELSE 'done' END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  UPDATE order_returns r SET state = 'refunded', changed_at = moment WHERE r.id = p_return;
  INSERT INTO order_events (order_id, kind, at) SELECT found_return.order_id, 'refunded', moment
    WHERE found_return.policy_id IS NULL ON CONFLICT DO NOTHING;
  PERFORM notify_of_order(found_return.order_id, finish_return.title, body, moment);
END
$$;
