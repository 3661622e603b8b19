-- Cancels an order at the request of its customer, or of the shop with a title in `texts`: then the customer gets a message.
-- `note` and `texts`: see undo_order. An unpaid order is released (see release_order). A paid order that is
-- reviewed or prepared is undone (see undo_order), unless a courier is under way with it. `outcome`: 'done', 'already', 'not_found', 'lent' or 'too_late'.
CREATE OR REPLACE FUNCTION cancel_order(
  p_order integer, customer integer, card_gateways text[], note text, texts jsonb, most_lines integer, moment timestamptz,
  OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders := lock_customer_order(p_order, customer);
BEGIN
  IF found_order.state = 'awaitingPayment' THEN
    SELECT r.outcome INTO outcome FROM release_order(p_order, moment, note, most_lines) r;
    IF outcome = 'done' AND texts ->> 'title' IS NOT NULL THEN
      PERFORM notify_of_order(p_order, texts ->> 'title', texts ->> 'text', moment);
    END IF;
    RETURN;
  END IF;
  outcome := CASE
    WHEN found_order.id IS NULL THEN 'not_found'
    WHEN found_order.state = 'cancelled' THEN 'already'
    WHEN NOT state_allows('orders', found_order.state, 'cancelled') OR found_order.paid_at IS NULL
      OR EXISTS (SELECT FROM shipments s WHERE s.order_id = p_order AND s.state IN ('doubt', 'waiting', 'fetched')) THEN 'too_late'
    ELSE undo_order(found_order, card_gateways, note, texts, moment)
  END;
END
$$;
