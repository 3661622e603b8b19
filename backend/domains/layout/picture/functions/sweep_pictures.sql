-- Notes which pictures of the shop nothing shows any more, and deletes those that nothing has shown for a day. Their bytes are
-- deleted by the worker. Drafts, earlier versions of the site and the lines of orders show pictures too. `removed`: their number.
CREATE OR REPLACE FUNCTION sweep_pictures(moment timestamptz, OUT removed integer)
LANGUAGE plpgsql AS $$
DECLARE
  used uuid[];
BEGIN
  SELECT coalesce(array_agg(DISTINCT hit[1]::uuid), '{}') INTO used FROM (
    SELECT p.images::text || p.story::text || p.highlights::text FROM products p
    UNION ALL SELECT concat(v.colour_image_url, v.option_image_url) FROM product_properties v
    UNION ALL SELECT i.image_url FROM order_items i
    UNION ALL SELECT c.image_url FROM categories c
    UNION ALL SELECT s::text FROM services s
    UNION ALL SELECT f::text FROM facility_providers f
    UNION ALL SELECT b::text FROM banners b
    UNION ALL SELECT n::text FROM notification_banners n
    UNION ALL SELECT m::text FROM menu_items m
    UNION ALL SELECT s::text FROM settings s
    UNION ALL SELECT q.answer FROM faq q
    UNION ALL SELECT t.body FROM text_pages t
    UNION ALL SELECT p::text FROM posts p
    UNION ALL SELECT d::text FROM site_drafts d
    UNION ALL SELECT v::text FROM site_versions v
  ) AS texts (content),
  regexp_matches(content, '/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp', 'g') AS hit
  WHERE content LIKE '%/media/%';

  UPDATE shop_pictures s SET unused_since = CASE WHEN s.id = ANY (used) THEN NULL ELSE moment END
    WHERE (s.unused_since IS NULL) = (s.id <> ALL (used));
  WITH gone AS (
    DELETE FROM shop_pictures s WHERE s.unused_since <= moment - interval '1 day' RETURNING s.id
  ), queued AS (
    INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
      SELECT 'delete_file', 'delete_file:' || g.id, jsonb_build_object('fileId', g.id), moment, moment FROM gone g
      ON CONFLICT (key) DO NOTHING
  )
  SELECT count(*)::integer INTO removed FROM gone;
END
$$;
