-- Requests a return of lines of a delivered order (see return_lines), with uploaded photos. `outcome`: 'done',
-- 'not_found', 'not_delivered', 'unknown', 'too_many', 'photos' (one is not the customer's, or used), 'kept' (products that the
-- law does not let a customer return for a change of mind: the title is in `about`, the reason in `because`) or 'limit' (the order has
-- `most` open requests). The lock of the order lets no two requests return the same piece.
CREATE OR REPLACE FUNCTION request_return(
  p_order integer, customer integer, why text, remark text, lines jsonb, photos uuid[], most integer, moment timestamptz,
  OUT outcome text, OUT made integer, OUT about text, OUT because text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders := lock_customer_order(p_order, customer);
BEGIN
  SELECT CASE
    WHEN found_order.id IS NULL THEN 'not_found'
    WHEN found_order.state NOT IN ('delivered', 'partlyReturned') THEN 'not_delivered'
    WHEN most <= (SELECT count(*) FROM order_returns r WHERE r.order_id = p_order AND r.state IN ('requested', 'received'))
      THEN 'limit'
    ELSE (SELECT l.refusal FROM return_lines(p_order, lines) l WHERE l.refusal IS NOT NULL LIMIT 1)
  END INTO outcome;
  IF outcome IS NULL AND why = 'changedMind' THEN
    SELECT 'kept', i.title, c.no_return_reason INTO outcome, about, because
      FROM return_lines(p_order, lines) l
      JOIN order_items i ON i.id = l.item AND lines @> jsonb_build_array(jsonb_build_object('itemId', i.id))
      JOIN products p ON p.id = i.product_id
      JOIN categories c ON c.id = ANY (p.category_path) AND c.no_return_reason IS NOT NULL
      ORDER BY i.id, c.id LIMIT 1;
  END IF;
  IF outcome IS NULL AND NOT use_files(customer, 'return', photos, moment) THEN
    outcome := 'photos';
  END IF;
  IF outcome IS NOT NULL THEN
    RETURN;
  END IF;
  -- The lines are computed before the return exists, because they leave out what is being returned.
  WITH pieces AS MATERIALIZED (SELECT l.item, l.qty FROM return_lines(p_order, lines) l), created AS (
    INSERT INTO order_returns (order_id, user_id, state, reason, note, requested_at, changed_at)
      VALUES (p_order, customer, 'requested', why, remark, moment, moment) RETURNING id
  ), written AS (
    INSERT INTO order_return_lines (return_id, item_id, qty) SELECT c.id, p.item, p.qty FROM created c, pieces p
  ), pictured AS (
    INSERT INTO order_return_photos (return_id, file_id) SELECT c.id, f FROM created c, unnest(photos) f
  )
  SELECT c.id INTO made FROM created c;
  outcome := 'done';
END
$$;
