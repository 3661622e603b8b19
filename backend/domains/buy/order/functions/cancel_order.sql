-- Cancels an order at the request of its customer, or of the shop with a `title`: then the customer gets a message with the reason
-- in `note` and where the money is. An unpaid order is released (see release_order). A paid order that is
-- reviewed or prepared is undone (see undo_order). `outcome`: 'done', 'already', 'not_found', 'lent' or 'too_late'.
CREATE OR REPLACE FUNCTION cancel_order(
  p_order integer, customer integer, card_gateways text[], note text, refund_title text, most_lines integer, moment timestamptz,
  title text DEFAULT NULL, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders := lock_customer_order(p_order, customer);
BEGIN
  IF found_order.state = 'awaitingPayment' THEN
    SELECT r.outcome INTO outcome FROM release_order(p_order, moment, note, most_lines) r;
    IF outcome = 'done' AND title IS NOT NULL THEN
      PERFORM notify_of_order(p_order, title, end_sentence(note), moment);
    END IF;
    RETURN;
  END IF;
  outcome := CASE
    WHEN found_order.id IS NULL THEN 'not_found'
    WHEN found_order.state = 'cancelled' THEN 'already'
    WHEN found_order.state NOT IN ('paymentReview', 'preparing') OR found_order.paid_at IS NULL THEN 'too_late'
    ELSE undo_order(found_order, card_gateways, note, refund_title, moment, title)
  END;
END
$$;
