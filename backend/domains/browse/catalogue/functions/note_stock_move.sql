-- Writes every change of a stock into the ledger. Who changes it says why in the setting `shop.stock_move` of the transaction, as JSON
-- with `reason`, `order`, `operator`, `note` and `cost`; without it a new variant begins with its stock and an old one was edited.
CREATE OR REPLACE FUNCTION note_stock_move() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  cause jsonb := coalesce(nullif(current_setting('shop.stock_move', true), ''), '{}')::jsonb;
  before integer := 0;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    before := OLD.stock;
  END IF;
  INSERT INTO stock_moves (at, property_id, change, stock, reason, order_id, operator_id, note, cost)
    VALUES (now(), NEW.id, NEW.stock - before, NEW.stock,
      coalesce(cause ->> 'reason', CASE TG_OP WHEN 'INSERT' THEN 'start' ELSE 'edit' END),
      (cause ->> 'order')::integer, (cause ->> 'operator')::integer, cause ->> 'note', (cause ->> 'cost')::bigint);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER new_stock_is_noted AFTER INSERT ON product_properties
  FOR EACH ROW WHEN (NEW.stock > 0) EXECUTE FUNCTION note_stock_move();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER changed_stock_is_noted AFTER UPDATE OF stock ON product_properties
  FOR EACH ROW WHEN (NEW.stock <> OLD.stock) EXECUTE FUNCTION note_stock_move();
