-- Queues the work on alerts after a variant came back into stock or its price changed, when a customer waits for that variant.
-- The worker decides which alerts are due. The key has the transaction, so that a change of many variants queues one job.
CREATE OR REPLACE FUNCTION queue_alerts() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
    SELECT 'alerts', 'alerts:' || this_transaction(), '{}', now(), now()
    WHERE EXISTS (SELECT FROM alerts WHERE property_id = NEW.id AND sent_at IS NULL)
    ON CONFLICT (key) DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER alerts_queued AFTER UPDATE OF price, discount, promotion_price, promotion_to, stock ON product_properties
  FOR EACH ROW WHEN (NEW.stock > 0 AND (OLD.stock = 0 OR (OLD.price, OLD.discount, OLD.promotion_price, OLD.promotion_to)
    IS DISTINCT FROM (NEW.price, NEW.discount, NEW.promotion_price, NEW.promotion_to)))
  EXECUTE FUNCTION queue_alerts();
