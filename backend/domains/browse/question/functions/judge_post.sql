-- Publishes a question, a buyer's answer or a review that waits in the table `posts`, or refuses it with a reason, and tells its
-- writer with `title`. Of a published answer it also tells the customer who asked, with `answered_title`; the product of a review is
-- listed again. `outcome`: 'done', 'not_found' or 'wrong_state' (it does not wait).
CREATE OR REPLACE FUNCTION judge_post(
  posts regclass, p_post integer, verdict text, why text, title text, answered_title text, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  judged jsonb;
  writer integer;
  asker integer;
  product integer;
BEGIN
  EXECUTE format('SELECT to_jsonb(p) FROM %s p WHERE p.id = $1 FOR UPDATE', posts) INTO judged USING p_post;
  outcome := CASE WHEN judged IS NULL THEN 'not_found' WHEN judged ->> 'state' <> 'pending' THEN 'wrong_state' ELSE 'done' END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  EXECUTE format('UPDATE %s SET state = $2, reason = $3 WHERE id = $1', posts) USING p_post, verdict, why;
  writer := (judged ->> 'user_id')::integer;
  product := (judged ->> 'product_id')::integer;
  IF judged ? 'question_id' THEN
    SELECT q.product_id, q.user_id INTO product, asker FROM product_questions q WHERE q.id = (judged ->> 'question_id')::integer;
  END IF;
  PERFORM notify_of_product(writer, product, title, why, moment);
  IF verdict = 'published' AND asker <> coalesce(writer, 0) THEN
    PERFORM notify_of_product(asker, product, answered_title, NULL, moment);
  END IF;
  IF posts = 'reviews'::regclass THEN
    INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
      VALUES ('relist', 'review:' || p_post || ':' || this_transaction(), jsonb_build_object('productIds', jsonb_build_array(product)),
        moment, moment);
  END IF;
END
$$;
