-- Finds the shopper's basket to read it, settled; `cart` is null when there is none.
CREATE OR REPLACE FUNCTION open_basket(
  basket uuid, customer integer, unlimited boolean, moment timestamptz, OUT cart uuid, OUT notices jsonb
)
LANGUAGE plpgsql AS $$
BEGIN
  cart := basket_of(basket, customer);
  notices := settle_basket(cart, unlimited, moment);
END
$$;
