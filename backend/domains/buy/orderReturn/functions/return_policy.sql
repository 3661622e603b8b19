-- Gives back the insurance of a line alone, at once: its policy is cancelled, and its money comes back by the rule of returns (see
-- accept_return). The order stays as it is. `outcome`: 'done', 'not_found', 'unknown_item' (the line has no such policy) or 'wrong_state'
-- (the order is not delivered, or the policy is cancelled).
CREATE OR REPLACE FUNCTION return_policy(
  p_order integer, p_item integer, p_service integer, remark text, card_gateways text[], refund_title text, title text, body text,
  moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  bought orders := lock_named_order(p_order);
  found_policy policies;
  made integer;
BEGIN
  SELECT p.* INTO found_policy FROM policies p JOIN order_items i ON i.id = p.item_id
    WHERE i.order_id = p_order AND p.item_id = p_item AND p.service_id = p_service FOR NO KEY UPDATE OF p;
  outcome := CASE
    WHEN bought.id IS NULL THEN 'not_found'
    WHEN bought.state NOT IN ('delivered', 'partlyReturned') THEN 'wrong_state'
    WHEN found_policy.id IS NULL THEN 'unknown_item'
    WHEN found_policy.state = 'cancelled' THEN 'wrong_state'
  END;
  IF outcome IS NOT NULL THEN
    RETURN;
  END IF;
  INSERT INTO order_returns (order_id, user_id, state, reason, policy_id, note, requested_at, changed_at)
    VALUES (p_order, bought.user_id, 'received', 'changedMind', found_policy.id, remark, moment, moment) RETURNING id INTO made;
  SELECT a.outcome INTO outcome FROM accept_return(made, false, card_gateways, refund_title, title, body, moment) a;
END
$$;
