-- Saves the review of a customer about a product with its pictures, in their order. It waits for the shop then. A rewritten review
-- loses the votes of those who found the earlier text helpful, and the files of pictures that it no longer has. `anonymous` is
-- the author of a customer without a name. `outcome`: 'done', 'not_bought', or 'files' (a picture is not an unused upload of the
-- customer for reviews).
CREATE OR REPLACE FUNCTION write_review(
  customer integer, product integer, written jsonb, anonymous text, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  -- A file can be named twice, in different letter case.
  shown uuid[] := ARRAY(SELECT p::uuid FROM jsonb_array_elements_text(written -> 'pictures') WITH ORDINALITY AS named (p, place)
    GROUP BY p::uuid ORDER BY min(place));
  own integer;
BEGIN
  PERFORM 1 FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
  IF NOT has_bought(customer, product) THEN
    outcome := 'not_bought';
    RETURN;
  END IF;
  SELECT r.id INTO own FROM reviews r WHERE r.product_id = product AND r.user_id = customer FOR UPDATE;
  IF NOT use_files(customer, 'review', ARRAY(SELECT s FROM unnest(shown) s
    WHERE NOT EXISTS (SELECT FROM review_pictures p WHERE p.review_id = own AND p.file_id = s)), moment) THEN
    outcome := 'files';
    RETURN;
  END IF;
  INSERT INTO reviews (product_id, user_id, author, stars, pros, cons, text, written_at)
    SELECT product, u.id, coalesce(u.f_name || ' ' || left(u.l_name, 1) || '.', anonymous), (written ->> 'stars')::smallint,
      ARRAY(SELECT jsonb_array_elements_text(written -> 'pros')), ARRAY(SELECT jsonb_array_elements_text(written -> 'cons')),
      written ->> 'text', moment
    FROM users u WHERE u.id = customer
    ON CONFLICT (product_id, user_id) DO UPDATE SET author = excluded.author, stars = excluded.stars, pros = excluded.pros,
      cons = excluded.cons, text = excluded.text, written_at = excluded.written_at, state = 'pending', reason = NULL
    RETURNING id INTO own;
  DELETE FROM review_votes v WHERE v.review_id = own;
  DELETE FROM stored_files f USING review_pictures p WHERE p.review_id = own AND f.id = p.file_id AND f.id <> ALL (shown);
  DELETE FROM review_pictures p WHERE p.review_id = own;
  INSERT INTO review_pictures (review_id, file_id, place) SELECT own, s.id, s.place FROM unnest(shown) WITH ORDINALITY s (id, place);
  outcome := 'done';
END
$$;
