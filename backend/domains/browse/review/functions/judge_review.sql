-- Publishes a review, or refuses it with a reason, tells its writer, and queues the renewal of the product's page. `outcome`: 'done',
-- 'not_found' or 'wrong_state' (it does not wait).
CREATE OR REPLACE FUNCTION judge_review(p_review integer, verdict text, p_reason text, title text, moment timestamptz, OUT outcome text)
LANGUAGE plpgsql AS $$
DECLARE
  judged reviews;
BEGIN
  SELECT * INTO judged FROM reviews r WHERE r.id = p_review FOR UPDATE;
  outcome := CASE WHEN judged.id IS NULL THEN 'not_found' WHEN judged.state <> 'pending' THEN 'wrong_state' ELSE 'done' END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  UPDATE reviews r SET state = verdict, reason = p_reason WHERE r.id = p_review;
  INSERT INTO notifications (user_id, kind, title, text, link, created_at)
    SELECT judged.user_id, 'general', judge_review.title, coalesce(p_reason, p.title), '/products/' || p.id || '/' || p.slug, moment
    FROM products p WHERE p.id = judged.product_id AND judged.user_id IS NOT NULL;
  INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
    VALUES ('relist', 'review:' || p_review || ':' || pg_current_xact_id(), jsonb_build_object('productIds', jsonb_build_array(judged.product_id)),
      moment, moment);
END
$$;
