-- Deletes the leasing requests of a customer who deletes the account, with their cheques. A request whose credit was granted stays
-- for the accounts, without the credit score.
CREATE OR REPLACE FUNCTION erase_leasing(customer integer) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM leasing_requests r WHERE r.user_id = customer ORDER BY r.id FOR UPDATE;
  DELETE FROM cheques c USING leasing_requests r WHERE r.user_id = customer AND c.leasing_id = r.id;
  DELETE FROM leasing_requests r WHERE r.user_id = customer
    AND NOT EXISTS (SELECT FROM loan_credits c WHERE c.leasing_id = r.id);
  UPDATE leasing_requests r SET score = NULL WHERE r.user_id = customer;
  DELETE FROM credit_scores s WHERE s.user_id = customer;
END
$$;
