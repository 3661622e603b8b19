-- The lines of a return, `lines` as [{itemId, qty}] with main lines only: companions go back with theirs, in proportion and
-- rounded down. `refusal` is 'unknown' (no main line of this order, or named twice) or 'too_many' (more than was bought less
-- what was or is being returned), else null.
CREATE OR REPLACE FUNCTION return_lines(p_order integer, lines jsonb)
RETURNS TABLE (item integer, qty integer, refusal text)
LANGUAGE plpgsql AS $$
BEGIN
  RETURN QUERY
  WITH wanted AS (
    SELECT x."itemId" AS id, sum(x.qty)::integer AS qty, count(*) AS times
    FROM jsonb_to_recordset(lines) AS x ("itemId" integer, qty integer) GROUP BY 1
  ), goods AS (
    SELECT i.id, i.qty, i.comes_along, coalesce(g.qty, 0)::integer AS gone,
      max(i.id) FILTER (WHERE NOT i.comes_along) OVER (ORDER BY i.id) AS main
    FROM order_items i
    LEFT JOIN LATERAL (
      SELECT sum(l.qty) AS qty FROM order_return_lines l JOIN order_returns r ON r.id = l.return_id
      WHERE l.item_id = i.id AND r.state NOT IN ('refused', 'cancelled')
    ) g ON true
    WHERE i.order_id = p_order
  ), chosen AS (
    SELECT g.id, g.qty AS bought, g.gone + w.qty AS gone, w.qty,
      CASE WHEN g.comes_along OR w.times > 1 THEN 'unknown' WHEN g.gone + w.qty > g.qty THEN 'too_many' END AS refusal
    FROM wanted w JOIN goods g ON g.id = w.id
  )
  SELECT w.id, w.qty, CASE WHEN c.id IS NULL THEN 'unknown' ELSE c.refusal END
    FROM wanted w LEFT JOIN chosen c ON c.id = w.id
  UNION ALL
  SELECT a.id, a.qty, NULL FROM (
    SELECT g.id, (g.qty::bigint * c.gone / c.bought)::integer - g.gone AS qty
    FROM goods g JOIN chosen c ON c.id = g.main WHERE g.comes_along AND c.refusal IS NULL
  ) a WHERE a.qty > 0
  ORDER BY 1;
END
$$;
