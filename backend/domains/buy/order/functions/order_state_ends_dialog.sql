-- Ends the dialog of an order whose state changes. The message about the new state says what is to do then.
CREATE OR REPLACE FUNCTION order_state_ends_dialog() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_order_dialog(NEW.id);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER orders_end_dialog AFTER UPDATE OF state ON orders
  FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION order_state_ends_dialog();
