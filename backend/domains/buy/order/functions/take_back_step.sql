-- Takes back the last step of an order that was noted by mistake as ready at its branch, given to its carrier or delivered: a ready or
-- shipped order is prepared again, a delivered one is on its way, ready, or prepared when it was neither. The event and what the step wrote (tracking code, company,
-- serial numbers) go, and the customer gets a message with `title` and `body`. `outcome`: 'done', 'not_found', 'wrong_state' or
-- 'followed' (products were asked back, a policy was issued, a courier is under way, a lender is told of the delivery, or a day has
-- passed, so that it stands).
CREATE OR REPLACE FUNCTION take_back_step(
  p_order integer, card_gateways text[], title text, body text, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders := lock_named_order(p_order);
  is_ready boolean := found_order.state = 'preparing'
    AND EXISTS (SELECT FROM order_events e WHERE e.order_id = p_order AND e.kind = 'ready');
  last_step text := CASE WHEN is_ready THEN 'ready' ELSE found_order.state END;
  was_shipped boolean := EXISTS (SELECT FROM order_events e WHERE e.order_id = p_order AND e.kind = 'shipped');
BEGIN
  -- The worker that announces the delivery to a lender or has a policy issued waits, or has begun and is seen below.
  PERFORM 1 FROM outbox j JOIN payment_attempts a ON j.key = 'deliver:' || a.id WHERE a.order_id = p_order FOR UPDATE OF j;
  PERFORM 1 FROM policies p JOIN order_items i ON i.id = p.item_id WHERE i.order_id = p_order FOR UPDATE OF p;
  outcome := CASE
    WHEN found_order.id IS NULL THEN 'not_found'
    WHEN last_step NOT IN ('ready', 'shipped', 'delivered') THEN 'wrong_state'
    WHEN EXISTS (SELECT FROM order_returns r WHERE r.order_id = p_order)
      OR EXISTS (SELECT FROM order_events e WHERE e.order_id = p_order AND e.kind = last_step AND e.at < moment - interval '1 day')
      OR EXISTS (SELECT FROM shipments s WHERE s.order_id = p_order AND s.state IN ('doubt', 'waiting', 'fetched'))
      OR EXISTS (SELECT FROM policies p JOIN order_items i ON i.id = p.item_id
        WHERE i.order_id = p_order AND (p.state <> 'waiting' OR p.tries > 0))
      OR EXISTS (SELECT FROM payment_attempts a JOIN outbox j ON j.key = 'deliver:' || a.id
        WHERE a.order_id = p_order AND a.gateway <> ALL (card_gateways) AND j.tries > 0)
      THEN 'followed'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  DELETE FROM order_events e WHERE e.order_id = p_order AND e.kind = last_step;
  IF found_order.state = 'delivered' THEN
    UPDATE order_items i SET units = '[]' WHERE i.order_id = p_order;
    UPDATE serial_numbers n SET state = 'stock', order_item_id = NULL FROM order_items i WHERE i.order_id = p_order AND n.order_item_id = i.id;
    WITH unissued AS (DELETE FROM policies p USING order_items i WHERE i.order_id = p_order AND p.item_id = i.id RETURNING p.id)
      DELETE FROM outbox j USING unissued p WHERE j.key = 'issue_policy:' || p.id;
    DELETE FROM outbox j USING payment_attempts a WHERE a.order_id = p_order AND j.key = 'deliver:' || a.id;
  END IF;
  UPDATE orders o SET state = CASE WHEN found_order.state = 'delivered' AND was_shipped THEN 'shipped' ELSE 'preparing' END,
      delivery = CASE WHEN found_order.state = 'shipped'
        THEN o.delivery - 'company' - 'trackingUrl' || '{"trackingCode": null}' ELSE o.delivery END
    WHERE o.id = p_order;
  PERFORM notify_of_order(p_order, take_back_step.title, body, moment);
END
$$;
