-- Begins the price history of new variants.
CREATE OR REPLACE FUNCTION note_new_prices() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_prices((SELECT array_agg(id) FROM added), now());
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER new_prices_noted AFTER INSERT ON product_properties REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_new_prices();
