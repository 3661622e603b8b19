-- Has the insurances of an order begin with its delivery, whoever reports it.
CREATE OR REPLACE FUNCTION insure_delivery() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM open_policies(NEW.order_id, NEW.at);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER order_delivered_insured AFTER INSERT ON order_events
  FOR EACH ROW WHEN (NEW.kind = 'delivered') EXECUTE FUNCTION insure_delivery();
