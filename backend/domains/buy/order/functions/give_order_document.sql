-- Makes these uploads the files of a document of an order in review, in their order; see give_files. When no document is missing any
-- more, the customer gets a message with `title` and `body`. `outcome`: also 'not_found' or 'closed' (the order is not in review).
CREATE OR REPLACE FUNCTION give_order_document(
  p_order integer, customer integer, p_number integer, given uuid[], most integer, title text, body text, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders := lock_customer_order(p_order, customer);
  found_document order_documents;
  later text;
BEGIN
  SELECT d.* INTO found_document FROM order_documents d WHERE d.order_id = found_order.id AND d.number = p_number;
  SELECT g.outcome, g.later INTO outcome, later FROM give_files(customer, 'loan', CASE
      WHEN found_document.number IS NULL THEN 'not_found'
      WHEN found_order.state <> 'paymentReview' THEN 'closed'
    END, found_document.state, found_document.files, given, most, moment) g;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  UPDATE order_documents d SET files = given, state = later, reason = CASE later WHEN 'rejected' THEN d.reason END, changed_at = moment
    WHERE d.order_id = p_order AND d.number = p_number;
  IF found_document.state IN ('missing', 'rejected') AND NOT EXISTS (
    SELECT FROM order_documents d WHERE d.order_id = p_order AND d.state IN ('missing', 'rejected')
  ) THEN
    PERFORM notify_of_order(p_order, give_order_document.title, body, moment);
  END IF;
END
$$;
