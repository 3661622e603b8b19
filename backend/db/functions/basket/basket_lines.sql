-- The lines of a basket as they are remembered: [{propertyId, qty, seenPrice}], oldest first.
CREATE OR REPLACE FUNCTION basket_lines(basket uuid) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(
    jsonb_build_object('propertyId', i.property_id, 'qty', i.qty, 'seenPrice', i.seen_price) ORDER BY i.id
  ), '[]') FROM basket_items i WHERE i.basket_id = basket
$$;
