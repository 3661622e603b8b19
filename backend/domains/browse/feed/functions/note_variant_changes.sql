-- Notes which variants have changed for lists of price comparison, whoever changed them: by their own row, or by that of their
-- product. The rows are locked in the order of their ids, so that an order and a change of a product do not wait for each other.
CREATE OR REPLACE FUNCTION note_variant_changes() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  unread CONSTANT text[] := ARRAY['max_buy', 'sort', 'sku'];
  changed integer[];
BEGIN
  IF TG_LEVEL = 'ROW' THEN
    changed := ARRAY(SELECT v.id FROM product_properties v WHERE v.product_id = NEW.id);
  ELSE
    changed := ARRAY(SELECT a.id FROM after a JOIN before b USING (id)
      WHERE to_jsonb(a) - unread IS DISTINCT FROM to_jsonb(b) - unread);
  END IF;
  IF cardinality(changed) > 0 THEN
    PERFORM 1 FROM feed_variants f WHERE f.variant_id = ANY (changed) ORDER BY f.variant_id FOR NO KEY UPDATE;
    UPDATE feed_variants f SET changed_at = now(), pending = true, offered = v.removed_at IS NULL AND p.removed_at IS NULL
      FROM product_properties v JOIN products p ON p.id = v.product_id WHERE v.id = f.variant_id AND v.id = ANY (changed);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER variant_changes_noted AFTER UPDATE ON product_properties
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_variant_changes();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER product_changes_noted
  AFTER UPDATE OF title, slug, summary, category_id, brand_id, images, specs, removed_at ON products
  FOR EACH ROW WHEN ((OLD.title, OLD.slug, OLD.summary, OLD.category_id, OLD.brand_id, OLD.images, OLD.specs, OLD.removed_at)
    IS DISTINCT FROM (NEW.title, NEW.slug, NEW.summary, NEW.category_id, NEW.brand_id, NEW.images, NEW.specs, NEW.removed_at))
  EXECUTE FUNCTION note_variant_changes();
