-- Gives a product that moves to another category the companions of that category.
CREATE OR REPLACE FUNCTION move_companions() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  touched integer[] := ARRAY(SELECT b.id FROM bundles b
    WHERE b.active AND (b.category_ids && OLD.category_path OR b.category_ids && NEW.category_path));
BEGIN
  IF touched <> '{}' THEN
    PERFORM write_companions(touched, ARRAY(SELECT v.id FROM product_properties v WHERE v.product_id = NEW.id));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER moved_product_has_companions AFTER UPDATE OF category_path ON products
  FOR EACH ROW WHEN (OLD.category_path <> NEW.category_path) EXECUTE FUNCTION move_companions();
