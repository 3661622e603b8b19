-- The basket that a shopper may use. A customer always gets their own, whatever id the call names. A guest gets the named
-- basket only if it belongs to no customer.
-- In PL/pgSQL because PostgreSQL plans a function in plain SQL anew at every call.
CREATE OR REPLACE FUNCTION basket_of(basket uuid, customer integer) RETURNS uuid
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF customer IS NULL THEN
    RETURN (SELECT b.id FROM baskets b WHERE b.id = basket AND b.user_id IS NULL);
  END IF;
  RETURN (SELECT b.id FROM baskets b WHERE b.user_id = customer);
END
$$;
