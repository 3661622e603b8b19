-- Publishes a buyer's answer, or refuses it with a reason, and tells its writer; of a published one it also tells the customer who
-- asked. `outcome`: 'done', 'not_found' or 'wrong_state' (it does not wait).
CREATE OR REPLACE FUNCTION judge_answer(p_answer integer, verdict text, p_reason text, title text, answered_title text,
  moment timestamptz, OUT outcome text)
LANGUAGE plpgsql AS $$
DECLARE
  judged product_answers;
BEGIN
  SELECT * INTO judged FROM product_answers a WHERE a.id = p_answer FOR UPDATE;
  outcome := CASE WHEN judged.id IS NULL THEN 'not_found' WHEN judged.state <> 'pending' THEN 'wrong_state' ELSE 'done' END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  UPDATE product_answers a SET state = verdict, reason = p_reason WHERE a.id = p_answer;
  INSERT INTO notifications (user_id, kind, title, text, link, created_at)
    SELECT told.user_id, 'general', told.title, coalesce(p_reason, p.title), '/products/' || p.id || '/' || p.slug, moment
    FROM product_questions q JOIN products p ON p.id = q.product_id
    CROSS JOIN LATERAL (VALUES (judged.user_id, judge_answer.title),
      (CASE WHEN verdict = 'published' THEN nullif(q.user_id, judged.user_id) END, answered_title)) AS told (user_id, title)
    WHERE q.id = judged.question_id AND told.user_id IS NOT NULL;
END
$$;
