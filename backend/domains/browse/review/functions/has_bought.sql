-- Whether a delivered order of a customer has the product. Returned products were in the buyer's hands too.
CREATE OR REPLACE FUNCTION has_bought(customer integer, product integer) RETURNS boolean
LANGUAGE sql STABLE
RETURN EXISTS (SELECT FROM orders o JOIN order_items i ON i.order_id = o.id
  WHERE o.user_id = customer AND o.state IN ('delivered', 'partlyReturned', 'returned') AND i.product_id = product);
