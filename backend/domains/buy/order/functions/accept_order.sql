-- Ends the review of an order: the shop prepares it, and the customer gets a message with `title` and `body`. `outcome`: 'done', 'not_found',
-- 'not_in_review', 'cheques_open' (a cheque is not accepted yet) or 'documents_open' (a document is not).
CREATE OR REPLACE FUNCTION accept_order(p_order integer, title text, body text, moment timestamptz, OUT outcome text)
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders := lock_named_order(p_order);
BEGIN
  outcome := CASE
    WHEN found_order.id IS NULL THEN 'not_found'
    WHEN found_order.state <> 'paymentReview' THEN 'not_in_review'
    WHEN EXISTS (SELECT FROM cheques c WHERE c.order_id = p_order AND c.state <> 'accepted') THEN 'cheques_open'
    WHEN EXISTS (SELECT FROM order_documents d WHERE d.order_id = p_order AND d.state <> 'accepted') THEN 'documents_open'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  UPDATE orders o SET state = 'preparing' WHERE o.id = p_order;
  INSERT INTO order_events (order_id, kind, at) VALUES (p_order, 'accepted', moment);
  PERFORM notify_of_order(p_order, accept_order.title, body, moment);
END
$$;
