-- Lowers the lines of basket_excess to the allowed quantity, removes those whose allowed quantity is 0, and answers the
-- changes: [{title, from, to, stock}]. Without such lines it neither locks nor writes.
CREATE OR REPLACE FUNCTION settle_basket(basket uuid, unlimited boolean, moment timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  notices jsonb;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM basket_excess(basket, unlimited)) THEN
    RETURN '[]';
  END IF;
  PERFORM 1 FROM baskets b WHERE b.id = basket FOR NO KEY UPDATE;
  WITH excess AS MATERIALIZED (
    SELECT * FROM basket_excess(basket, unlimited)
  ), removed AS (
    DELETE FROM basket_items i USING excess e WHERE i.id = e.line_id AND e.allowed = 0
  ), lowered AS (
    UPDATE basket_items i SET qty = e.allowed FROM excess e WHERE i.id = e.line_id AND e.allowed > 0
  )
  SELECT jsonb_agg(
    jsonb_build_object('title', e.title, 'from', e.qty, 'to', e.allowed, 'stock', e.stock) ORDER BY e.line_id
  ) INTO notices FROM excess e;
  IF notices IS NULL THEN
    RETURN '[]';
  END IF;
  UPDATE baskets b SET revision = b.revision + 1, updated_at = moment WHERE b.id = basket;
  RETURN notices;
END
$$;
