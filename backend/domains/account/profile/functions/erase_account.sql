-- Removes the personal data of a customer who deletes the account, from every row that stays too. Orders and wallet entries stay
-- for the accounts, and the orders get the `address` of `erased`; questions and reviews get the names `asker` and `buyer`. The customer's row is locked first, as by every change of the wallet, so
-- that the check for open money sees the newest balance. `kind`: 'done', 'changed' (mobile or password are not those that were
-- checked), or what is open, with its `value`; see open_business.
CREATE OR REPLACE FUNCTION erase_account(
  customer integer, checked_mobile text, checked_password text, erased jsonb, moment timestamptz,
  OUT kind text, OUT value bigint
)
LANGUAGE plpgsql AS $$
BEGIN
  -- Two supervisors who leave at once wait for each other, in the order of change_customer.
  PERFORM 1 FROM users u WHERE u.role = 'supervisor'
    AND EXISTS (SELECT FROM users o WHERE o.id = customer AND o.role = 'supervisor') ORDER BY u.id FOR UPDATE;
  PERFORM 1 FROM users u WHERE u.id = customer AND u.mobile = checked_mobile
    AND u.password_hash IS NOT DISTINCT FROM checked_password FOR UPDATE;
  IF NOT FOUND THEN
    kind := 'changed';
    RETURN;
  END IF;
  SELECT b.kind, b.value INTO kind, value FROM open_business(customer, moment) b;
  IF kind IS NOT NULL THEN
    RETURN;
  END IF;
  DELETE FROM sessions t WHERE t.user_id = customer;
  DELETE FROM known_devices t WHERE t.user_id = customer;
  DELETE FROM sign_in_codes t WHERE t.mobile = checked_mobile;
  DELETE FROM addresses t WHERE t.user_id = customer;
  DELETE FROM favorites t WHERE t.user_id = customer;
  DELETE FROM alerts t WHERE t.user_id = customer;
  DELETE FROM text_messages t WHERE t.user_id = customer OR t.mobile = checked_mobile;
  DELETE FROM notifications t WHERE t.user_id = customer;
  DELETE FROM basket_imports t WHERE t.user_id = customer;
  DELETE FROM baskets t WHERE t.user_id = customer;
  DELETE FROM idempotency_keys t WHERE t.user_id = customer;
  DELETE FROM conversations t WHERE t.user_id = customer;
  -- Requests are locked before their files, as by every change of a request.
  DELETE FROM cooperation_requests t WHERE t.user_id = customer;
  PERFORM erase_plan_requests(customer);
  PERFORM erase_leasing(customer);
  PERFORM erase_beta(checked_mobile);
  PERFORM erase_questions(customer, erased ->> 'asker', erased ->> 'buyer');
  PERFORM erase_reviews(customer, erased ->> 'buyer');
  DELETE FROM file_uploads t WHERE t.user_id = customer;
  DELETE FROM stored_files t WHERE t.user_id = customer;
  DELETE FROM cheques t USING orders o WHERE o.id = t.order_id AND o.user_id = customer;
  DELETE FROM order_documents t USING orders o WHERE o.id = t.order_id AND o.user_id = customer;
  UPDATE orders o SET address = erased -> 'address', torob_clid = NULL, torob_clicked_at = NULL WHERE o.user_id = customer;
  -- The tax office keeps the buyer of an invoice; one that is on its way is sent as it is.
  UPDATE tax_invoices t SET packet = t.packet #- '{header,bid}' #- '{header,bpc}' FROM orders o
    WHERE o.id = t.order_id AND o.user_id = customer AND t.state NOT IN ('sent', 'doubt');
  -- The number of credentials ends the session of a sign-in that is in progress.
  UPDATE users u SET mobile = NULL, password_hash = NULL, credentials = u.credentials + 1, f_name = NULL, l_name = NULL,
    national_code = NULL, shares_national_code = false, birth_date = NULL, province_id = NULL, city_id = NULL, no_check = false, role = 'customer',
    removed_at = moment
    WHERE u.id = customer;
  kind := 'done';
END
$$;
