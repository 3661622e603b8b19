-- Notes the number of a policy that an operator has from the insurer: see write_policy. `outcome`: 'done', 'not_found', 'wrong_state' (the
-- order is not delivered, or the policy is cancelled) or 'unknown_item' (the line has no such insurance).
CREATE OR REPLACE FUNCTION name_policy(
  p_order integer, p_item integer, p_service integer, p_number text, title text, body text, today date, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  bought orders := lock_named_order(p_order);
  named policies;
BEGIN
  SELECT p.* INTO named FROM policies p JOIN order_items i ON i.id = p.item_id
    WHERE i.order_id = p_order AND p.item_id = p_item AND p.service_id = p_service FOR NO KEY UPDATE OF p;
  outcome := CASE
    WHEN bought.id IS NULL THEN 'not_found'
    WHEN bought.state NOT IN ('delivered', 'partlyReturned') THEN 'wrong_state'
    WHEN named.id IS NULL THEN 'unknown_item'
    WHEN named.state = 'cancelled' THEN 'wrong_state'
    ELSE 'done'
  END;
  IF outcome = 'done' THEN
    PERFORM write_policy(named.id, p_number, NULL, NULL, title, body, today, moment);
  END IF;
END
$$;
