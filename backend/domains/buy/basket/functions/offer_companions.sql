-- Offers the companions of a product or of its category with its new variants too, and lets the offers with a percent follow a new price.
CREATE OR REPLACE FUNCTION offer_companions() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  touched integer[] := ARRAY(SELECT b.id FROM bundles b WHERE b.active
    AND (TG_OP = 'INSERT' AND (NEW.product_id = ANY (b.product_ids)
        OR b.category_ids && (SELECT p.category_path FROM products p WHERE p.id = NEW.product_id))
      OR b.offers @> jsonb_build_array(jsonb_build_object('propertyId', NEW.id))));
BEGIN
  IF touched <> '{}' THEN
    PERFORM write_companions(touched, ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER new_variant_offers_companions AFTER INSERT ON product_properties
  FOR EACH ROW EXECUTE FUNCTION offer_companions();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER new_price_offers_companions AFTER UPDATE OF price, discount ON product_properties
  FOR EACH ROW WHEN ((OLD.price, OLD.discount) IS DISTINCT FROM (NEW.price, NEW.discount)) EXECUTE FUNCTION offer_companions();
