-- Stores the shop's answer to a question, which it publishes with it, and tells the customer who asked. `outcome`: 'done', 'not_found'
-- or 'wrong_state' (the question was refused).
CREATE OR REPLACE FUNCTION answer_question(p_question integer, answer text, p_author text, title text, moment timestamptz, OUT outcome text)
LANGUAGE plpgsql AS $$
DECLARE
  asked product_questions;
BEGIN
  SELECT * INTO asked FROM product_questions q WHERE q.id = p_question FOR UPDATE;
  outcome := CASE WHEN asked.id IS NULL THEN 'not_found' WHEN asked.state = 'refused' THEN 'wrong_state' ELSE 'done' END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  UPDATE product_questions q SET state = 'published' WHERE q.id = p_question AND q.state = 'pending';
  INSERT INTO product_answers (question_id, by, author, text, state, written_at)
    VALUES (p_question, 'shop', p_author, answer, 'published', moment);
  PERFORM notify_of_product(asked.user_id, asked.product_id, title, NULL, moment);
END
$$;
