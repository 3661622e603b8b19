-- Queues the announcement of a delivered order to the gateway that paid it, because some lenders pay the shop only then.
CREATE OR REPLACE FUNCTION queue_delivery() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
    SELECT 'deliver', 'deliver:' || a.id, jsonb_build_object('attemptId', a.id, 'orderId', NEW.order_id, 'at', iso(NEW.at)),
      NEW.at, NEW.at
    FROM payment_attempts a
    WHERE a.order_id = NEW.order_id AND a.purpose = 'order' AND a.state IN ('verified', 'settled')
    ON CONFLICT (key) DO NOTHING;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER order_delivered AFTER INSERT ON order_events
  FOR EACH ROW WHEN (NEW.kind = 'delivered') EXECUTE FUNCTION queue_delivery();
