-- Takes the name of a customer who deletes the account out of the questions and answers. `asker` and `buyer` stand there instead.
CREATE OR REPLACE FUNCTION erase_questions(customer integer, asker text, buyer text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_questions q SET author = asker, user_id = NULL WHERE q.user_id = customer;
  UPDATE product_answers a SET author = buyer, user_id = NULL WHERE a.user_id = customer;
END
$$;
