-- Continues the price history of a variant after every change of its price or promotion, whoever made it.
CREATE OR REPLACE FUNCTION note_price_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_prices(ARRAY[NEW.id], now());
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER price_change_noted AFTER UPDATE OF price, discount, promotion_price, promotion_to ON product_properties
  FOR EACH ROW WHEN ((OLD.price, OLD.discount, OLD.promotion_price, OLD.promotion_to)
    IS DISTINCT FROM (NEW.price, NEW.discount, NEW.promotion_price, NEW.promotion_to))
  EXECUTE FUNCTION note_price_change();
