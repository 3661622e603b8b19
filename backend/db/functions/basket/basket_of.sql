-- The basket a shopper may use: a customer's own whatever id they name, a guest's only while it is nobody's.
CREATE OR REPLACE FUNCTION basket_of(basket uuid, customer integer) RETURNS uuid
LANGUAGE sql STABLE AS $$
  SELECT b.id FROM baskets b WHERE b.user_id = customer
  UNION ALL
  SELECT b.id FROM baskets b WHERE customer IS NULL AND b.id = basket AND b.user_id IS NULL
$$;
