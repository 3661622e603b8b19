-- Notes that the search server has to be told of a product, whoever changed it. A shop without one has no such mark. A new
-- product has its texts by a change, after it was inserted.
CREATE OR REPLACE FUNCTION note_search_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM shop_marks WHERE kind = 'searchIndex') THEN
    INSERT INTO search_changes (product_id) VALUES (NEW.id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER search_change_noted AFTER UPDATE OF search_n, search_c, popularity, removed_at ON products
  FOR EACH ROW WHEN ((OLD.search_n, OLD.search_c, OLD.popularity, OLD.removed_at)
    IS DISTINCT FROM (NEW.search_n, NEW.search_c, NEW.popularity, NEW.removed_at))
  EXECUTE FUNCTION note_search_change();
