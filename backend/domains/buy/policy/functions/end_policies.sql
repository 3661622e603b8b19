-- Brings the policies of an order in line with its accepted returns: what of each was given back, and those are cancelled whose line came
-- back with its last piece, or which were given back alone. The caller has locked the order.
CREATE OR REPLACE FUNCTION end_policies(p_order integer, moment timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  ended integer;
BEGIN
  UPDATE policies p SET returned = CASE WHEN g.is_over THEN p.amount ELSE p.amount * g.qty / i.qty END
    FROM order_items i CROSS JOIN LATERAL (
      SELECT coalesce(sum(l.qty), 0)::bigint AS qty, coalesce(sum(l.qty), 0) >= i.qty AS is_over
      FROM order_return_lines l JOIN order_returns r ON r.id = l.return_id
      WHERE l.item_id = i.id AND r.state IN ('accepted', 'refunded')
    ) g
    WHERE i.order_id = p_order AND p.item_id = i.id AND p.state <> 'cancelled';
  FOR ended IN
    UPDATE policies p SET state = 'cancelled', changed_at = moment, error = NULL, returned = p.amount
      FROM order_items i WHERE i.order_id = p_order AND p.item_id = i.id AND p.state <> 'cancelled' AND (i.qty <= (SELECT coalesce(sum(l.qty), 0) FROM order_return_lines l JOIN order_returns r ON r.id = l.return_id
          WHERE l.item_id = i.id AND r.state IN ('accepted', 'refunded'))
        OR EXISTS (SELECT FROM order_returns r WHERE r.policy_id = p.id AND r.state IN ('accepted', 'refunded')))
      RETURNING p.id
  LOOP
    PERFORM queue_policy_end(ended, moment);
  END LOOP;
END
$$;
