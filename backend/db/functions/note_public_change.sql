-- Raises the version of the public data. Answers that are made of it are kept in memory under this version (publicAnswers.ts). The
-- triggers fire before their statement, so that every transaction takes the row of the version before the rows that it changes,
-- and no two of them wait for each other. Stock and price of a variant are not public data in this sense: each product page
-- reads them anew, and lists read them from the listings.
CREATE OR REPLACE FUNCTION note_public_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public_versions (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = public_versions.version + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER products_note_public_change BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER listings_note_public_change BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON listings
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER brands_note_public_change BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER categories_note_public_change BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER filter_attributes_note_public_change BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON filter_attributes
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER settings_note_public_change BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER menus_note_public_change BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON menus
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER menu_items_note_public_change BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON menu_items
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER banners_note_public_change BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON banners
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER notification_banners_note_public_change BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON notification_banners
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER facility_plans_note_public_change BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON facility_plans
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER facility_providers_note_public_change BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON facility_providers
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER colours_note_public_change BEFORE UPDATE OF colour_title ON product_properties
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER loan_plans_note_public_change BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON loan_plans
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER document_kinds_note_public_change BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON document_kinds
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
--> statement-breakpoint
-- After each row, because a refused review inserts none.
CREATE OR REPLACE TRIGGER reviews_note_public_change AFTER INSERT OR UPDATE OF state OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION note_public_change();
