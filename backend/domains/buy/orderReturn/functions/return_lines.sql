-- The lines of a return, `lines` as [{itemId, qty}]. Companions go back with their main line, in proportion and rounded down; one
-- that had a price may also be named by itself. `refusal` is 'unknown' (no line of this order, a companion without a price, or named
-- twice) or 'too_many' (more than was bought less what was or is being returned), else null.
CREATE OR REPLACE FUNCTION return_lines(p_order integer, lines jsonb)
RETURNS TABLE (item integer, qty integer, refusal text)
LANGUAGE plpgsql AS $$
BEGIN
  RETURN QUERY
  WITH wanted AS (
    SELECT x."itemId" AS id, sum(x.qty)::integer AS qty, count(*) AS times
    FROM jsonb_to_recordset(lines) AS x ("itemId" integer, qty integer) GROUP BY 1
  ), items AS (
    SELECT i.id, i.qty, i.comes_along, i.price > i.discount AS paid, coalesce(g.qty, 0)::integer AS gone,
      max(i.id) FILTER (WHERE NOT i.comes_along) OVER (ORDER BY i.id) AS main
    FROM order_items i
    LEFT JOIN LATERAL (
      SELECT sum(l.qty) AS qty FROM order_return_lines l JOIN order_returns r ON r.id = l.return_id
      WHERE l.item_id = i.id AND r.state NOT IN ('refused', 'cancelled')
    ) g ON true
    WHERE i.order_id = p_order
  ), chosen AS (
    SELECT g.id, g.qty AS bought, g.gone + w.qty AS gone, w.qty,
      CASE WHEN (g.comes_along AND NOT g.paid) OR w.times > 1 THEN 'unknown' WHEN g.gone + w.qty > g.qty THEN 'too_many' END AS refusal
    FROM wanted w JOIN items g ON g.id = w.id
  ), due AS (
    SELECT g.id, (g.qty::bigint * c.gone / c.bought)::integer - g.gone AS qty
    FROM items g JOIN chosen c ON c.id = g.main WHERE g.comes_along AND c.refusal IS NULL
  )
  SELECT coalesce(w.id, d.id), greatest(w.qty, d.qty),
      CASE WHEN w.id IS NULL THEN NULL WHEN c.id IS NULL THEN 'unknown' ELSE c.refusal END
    FROM wanted w FULL JOIN due d ON d.id = w.id LEFT JOIN chosen c ON c.id = w.id
    WHERE w.id IS NOT NULL OR d.qty > 0
    ORDER BY 1;
END
$$;
