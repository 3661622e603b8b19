-- Takes back the last step of an order that was given to its carrier or noted as delivered by mistake: a shipped order is prepared
-- again, a delivered one is on its way, or prepared when it was never shipped. The event and what the step wrote (tracking code, company,
-- serial numbers) go, and the customer gets a message with `title` and `body`. `outcome`: 'done', 'not_found', 'wrong_state' or
-- 'followed' (products were asked back, a policy was issued, a courier is under way, a lender is told of the delivery, or a day has
-- passed, so that it stands).
CREATE OR REPLACE FUNCTION take_back_step(
  p_order integer, card_gateways text[], title text, body text, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders := lock_named_order(p_order);
  was_shipped boolean := EXISTS (SELECT FROM order_events e WHERE e.order_id = p_order AND e.kind = 'shipped');
BEGIN
  -- The worker that announces the delivery to a lender waits, or has begun and is seen below.
  PERFORM 1 FROM outbox j JOIN payment_attempts a ON j.key = 'deliver:' || a.id WHERE a.order_id = p_order FOR UPDATE OF j;
  outcome := CASE
    WHEN found_order.id IS NULL THEN 'not_found'
    WHEN found_order.state NOT IN ('shipped', 'delivered') THEN 'wrong_state'
    WHEN EXISTS (SELECT FROM order_returns r WHERE r.order_id = p_order)
      OR EXISTS (SELECT FROM order_events e WHERE e.order_id = p_order AND e.kind = found_order.state AND e.at < moment - interval '1 day')
      OR EXISTS (SELECT FROM shipments s WHERE s.order_id = p_order AND s.state IN ('doubt', 'waiting', 'fetched'))
      OR EXISTS (SELECT FROM order_items i, jsonb_array_elements(i.services) AS list (one) WHERE i.order_id = p_order AND one ? 'policy')
      OR EXISTS (SELECT FROM payment_attempts a JOIN outbox j ON j.key = 'deliver:' || a.id
        WHERE a.order_id = p_order AND a.gateway <> ALL (card_gateways) AND j.tries > 0)
      THEN 'followed'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  DELETE FROM order_events e WHERE e.order_id = p_order AND e.kind = found_order.state;
  IF found_order.state = 'delivered' THEN
    UPDATE order_items i SET units = '[]' WHERE i.order_id = p_order;
    DELETE FROM outbox j USING payment_attempts a WHERE a.order_id = p_order AND j.key = 'deliver:' || a.id;
  END IF;
  UPDATE orders o SET state = CASE WHEN found_order.state = 'delivered' AND was_shipped THEN 'shipped' ELSE 'preparing' END,
      delivery = CASE WHEN found_order.state = 'shipped'
        THEN o.delivery - 'company' - 'trackingUrl' || '{"trackingCode": null}' ELSE o.delivery END
    WHERE o.id = p_order;
  PERFORM notify_of_order(p_order, take_back_step.title, body, moment);
END
$$;
