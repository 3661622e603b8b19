-- Lowers the counts of the services of a line to its quantity, whatever lowered the quantity: the shopper, the stock or an
-- undone merge.
CREATE OR REPLACE FUNCTION services_fit_line() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE basket_item_services s SET count = NEW.qty WHERE s.line_id = NEW.id AND s.count > NEW.qty;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER basket_item_services_fit AFTER UPDATE OF qty ON basket_items
  FOR EACH ROW WHEN (NEW.qty < OLD.qty) EXECUTE FUNCTION services_fit_line();
