-- Makes these uploads the files of a document of an order in review, in their order; see replace_files. A new file makes a rejected
-- document wait for its examination again; without files the document is missing. When no document is missing any more, the customer
-- gets a message with `title` and `body`. `outcome`: also 'not_found', 'closed' (the order is not in review) or 'locked' (the document
-- is accepted).
CREATE OR REPLACE FUNCTION give_order_document(
  p_order integer, customer integer, p_number integer, given uuid[], most integer, title text, body text, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders := lock_customer_order(p_order, customer);
  found_document order_documents;
  fresh uuid[];
BEGIN
  SELECT d.* INTO found_document FROM order_documents d WHERE d.order_id = found_order.id AND d.number = p_number;
  outcome := CASE
    WHEN found_document.number IS NULL THEN 'not_found'
    WHEN found_order.state <> 'paymentReview' THEN 'closed'
    WHEN found_document.state = 'accepted' THEN 'locked'
  END;
  IF outcome IS NULL THEN
    SELECT r.outcome, r.fresh INTO outcome, fresh FROM replace_files(customer, 'loan', found_document.files, given, most, moment) r;
  END IF;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  UPDATE order_documents d SET files = given, changed_at = moment,
    state = CASE WHEN cardinality(given) = 0 THEN 'missing' WHEN cardinality(fresh) = 0 THEN d.state ELSE 'given' END,
    reason = CASE WHEN cardinality(given) > 0 AND cardinality(fresh) = 0 THEN d.reason END
    WHERE d.order_id = p_order AND d.number = p_number;
  IF found_document.state IN ('missing', 'rejected') AND NOT EXISTS (
    SELECT FROM order_documents d WHERE d.order_id = p_order AND d.state IN ('missing', 'rejected')
  ) THEN
    PERFORM notify_of_order(p_order, give_order_document.title, body, moment);
  END IF;
END
$$;
