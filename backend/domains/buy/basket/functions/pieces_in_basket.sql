-- The pieces of a variant that a basket has as chosen companions of its lines, and in the variant's own line. `besides` is the line
-- whose companions are left out; for the variant's own line, that line is left out.
CREATE OR REPLACE FUNCTION pieces_in_basket(basket uuid, property integer, besides bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT coalesce(sum(i.qty), 0) FROM basket_items i
    WHERE i.basket_id = basket AND i.id IS DISTINCT FROM besides AND (
      i.property_id = property
      OR EXISTS (SELECT FROM basket_companions c WHERE c.line_id = i.id AND c.property_id = property)
    )
  );
END
$$;
