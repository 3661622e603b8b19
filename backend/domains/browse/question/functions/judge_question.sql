-- Publishes a question, or refuses it with a reason, and tells its writer. `outcome`: 'done', 'not_found' or 'wrong_state' (it does
-- not wait).
CREATE OR REPLACE FUNCTION judge_question(p_question integer, verdict text, p_reason text, title text, moment timestamptz, OUT outcome text)
LANGUAGE plpgsql AS $$
DECLARE
  judged product_questions;
BEGIN
  SELECT * INTO judged FROM product_questions q WHERE q.id = p_question FOR UPDATE;
  outcome := CASE WHEN judged.id IS NULL THEN 'not_found' WHEN judged.state <> 'pending' THEN 'wrong_state' ELSE 'done' END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  UPDATE product_questions q SET state = verdict, reason = p_reason WHERE q.id = p_question;
  INSERT INTO notifications (user_id, kind, title, text, link, created_at)
    SELECT judged.user_id, 'general', judge_question.title, coalesce(p_reason, p.title), '/products/' || p.id || '/' || p.slug, moment
    FROM products p WHERE p.id = judged.product_id AND judged.user_id IS NOT NULL;
END
$$;
