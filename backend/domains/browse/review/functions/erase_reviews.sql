-- Takes the name and the votes of a customer who deletes the account out of the reviews. `buyer` stands there instead.
CREATE OR REPLACE FUNCTION erase_reviews(customer integer, buyer text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reviews r SET author = buyer, user_id = NULL WHERE r.user_id = customer;
  DELETE FROM review_votes v WHERE v.user_id = customer;
END
$$;
