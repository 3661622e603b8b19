-- Takes the services off a line that are no longer offered for it, because the shopper has read so and changes the line.
CREATE OR REPLACE FUNCTION drop_retired_services(line bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM basket_item_services added
    USING basket_items i JOIN product_properties p ON p.id = i.property_id JOIN products t ON t.id = p.product_id
    WHERE added.line_id = line AND i.id = line
      AND NOT EXISTS (SELECT FROM service_offers(p.price, t.category_path) o WHERE o.service_id = added.service_id);
END
$$;
