-- Queues a look at the tax invoice of an order whose sale began, changed by a return, or ended. The worker decides what the tax office must
-- learn. The key has the transaction, so that each change queues one job. The argument of a trigger is its column with the order's number.
CREATE OR REPLACE FUNCTION queue_tax_invoice() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  which integer := (to_jsonb(NEW) ->> TG_ARGV[0])::integer;
BEGIN
  INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
    VALUES ('tax_invoice', 'tax_invoice:' || which || ':' || this_transaction(), jsonb_build_object('orderId', which), now(), now())
    ON CONFLICT (key) DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER orders_tax_invoice AFTER UPDATE OF state ON orders
  FOR EACH ROW WHEN (NEW.paid_at IS NOT NULL AND NEW.state IN ('preparing', 'partlyReturned', 'returned', 'cancelled'))
  EXECUTE FUNCTION queue_tax_invoice('id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER policy_returns_tax_invoice AFTER UPDATE OF state ON order_returns
  FOR EACH ROW WHEN (NEW.policy_id IS NOT NULL AND NEW.accepted_at IS NOT NULL) EXECUTE FUNCTION queue_tax_invoice('order_id');
