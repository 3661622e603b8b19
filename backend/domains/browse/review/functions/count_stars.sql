-- Keeps `products.rating`, so that a list shows the rating of its products without reading their reviews.
CREATE OR REPLACE FUNCTION count_stars() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.state = 'published' THEN
    UPDATE products SET rating[OLD.stars] = rating[OLD.stars] - 1 WHERE id = OLD.product_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.state = 'published' THEN
    UPDATE products SET rating[NEW.stars] = rating[NEW.stars] + 1 WHERE id = NEW.product_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER reviews_count_stars AFTER INSERT OR UPDATE OF state, stars OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION count_stars();
