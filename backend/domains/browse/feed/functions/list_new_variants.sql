-- Adds new variants to those that lists for price comparison read.
CREATE OR REPLACE FUNCTION list_new_variants() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO feed_variants (variant_id, added_at, changed_at, offered)
    SELECT a.id, now(), now(), a.removed_at IS NULL AND p.removed_at IS NULL
    FROM added a JOIN products p ON p.id = a.product_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER new_variants_listed AFTER INSERT ON product_properties REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_new_variants();
