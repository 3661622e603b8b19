-- Writes a message about an order to its customer. While the customer of a purchase on a plan has something to do (pay what is due
-- at the purchase, hand in cheques, give documents), the message opens the dialog that leads to the order. It takes the place of an
-- earlier message that did.
CREATE OR REPLACE FUNCTION notify_of_order(which integer, title text, body text, moment timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_order_dialog(which);
  PERFORM notify(o.user_id, 'order', notify_of_order.title, body, '/dashboard/orders/' || o.id, moment, o.id,
      o.facility IS NOT NULL AND (o.state = 'awaitingPayment' OR o.state = 'paymentReview' AND (
        EXISTS (SELECT FROM cheques c WHERE c.order_id = o.id AND c.state IN ('awaited', 'refused'))
        OR EXISTS (SELECT FROM order_documents d WHERE d.order_id = o.id AND d.state IN ('missing', 'rejected')))))
    FROM orders o WHERE o.id = which;
END
$$;
