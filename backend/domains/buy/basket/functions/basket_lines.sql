-- The lines of a basket as an import stores them for its undo, oldest first: [{propertyId, qty, seenPrice, services:
-- [{serviceId, count}], companions: [propertyId]}].
CREATE OR REPLACE FUNCTION basket_lines(basket uuid) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(
    jsonb_build_object('propertyId', i.property_id, 'qty', i.qty, 'seenPrice', i.seen_price, 'services', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('serviceId', s.service_id, 'count', s.count)), '[]')
      FROM basket_item_services s WHERE s.line_id = i.id
    ), 'companions', (
      SELECT coalesce(jsonb_agg(c.property_id), '[]') FROM basket_companions c WHERE c.line_id = i.id
    )) ORDER BY i.id
  ), '[]') FROM basket_items i WHERE i.basket_id = basket
$$;
