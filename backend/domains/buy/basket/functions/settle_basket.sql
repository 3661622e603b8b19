-- Lowers the lines of basket_excess to the allowed quantity, removes those whose allowed quantity is 0, and takes out the companions of
-- companion_excess. Answers the changes: [{title, from, to, stock, companion}], where `companion` is null for a line, 'ended' for
-- a companion whose offer is over and 'short' for one with too few pieces. Without changes it neither locks nor writes.
CREATE OR REPLACE FUNCTION settle_basket(basket uuid, unlimited boolean, moment timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  notices jsonb;
  gone record;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM basket_excess(basket, unlimited))
    AND NOT EXISTS (SELECT 1 FROM companion_excess(basket, unlimited, moment)) THEN
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
    jsonb_build_object('title', e.title, 'from', e.qty, 'to', e.allowed, 'stock', e.stock, 'companion', NULL) ORDER BY e.line_id
  ) INTO notices FROM excess e;
  notices := coalesce(notices, '[]');
  -- The loop checks one companion at a time, because a removed companion frees its pieces for the next one.
  LOOP
    SELECT e.* INTO gone FROM companion_excess(basket, unlimited, moment) e ORDER BY e.line_id, e.property_id LIMIT 1;
    EXIT WHEN gone.line_id IS NULL;
    DELETE FROM basket_companions c WHERE c.line_id = gone.line_id AND c.property_id = gone.property_id;
    notices := notices || jsonb_build_object('title', gone.title, 'from', gone.qty, 'to', 0, 'stock', gone.stock,
      'companion', CASE WHEN gone.over THEN 'ended' ELSE 'short' END);
  END LOOP;
  IF notices = '[]' THEN
    RETURN notices;
  END IF;
  UPDATE baskets b SET revision = b.revision + 1, updated_at = moment WHERE b.id = basket;
  RETURN notices;
END
$$;
