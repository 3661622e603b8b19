-- Refuses an order that is reviewed: it is undone (see undo_order), and the customer gets a message with the reason
-- and, when something was paid, where the money went.
-- `outcome`: 'done', 'not_found', 'not_in_review' or 'lent'.
CREATE OR REPLACE FUNCTION refuse_order(
  p_order integer, card_gateways text[], reason text, texts jsonb, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders := lock_named_order(p_order);
BEGIN
  outcome := CASE
    WHEN found_order.id IS NULL THEN 'not_found'
    WHEN found_order.state <> 'paymentReview' THEN 'not_in_review'
    ELSE undo_order(found_order, card_gateways, reason, texts, moment)
  END;
END
$$;
