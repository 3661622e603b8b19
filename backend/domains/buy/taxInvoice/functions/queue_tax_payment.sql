-- Queues a look at the tax invoice of an order whose instalment was paid: the payment of an invoice on credit is registered at the tax
-- office. Instalments that are paid together queue one job.
CREATE OR REPLACE FUNCTION queue_tax_payment() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
    VALUES ('tax_invoice', 'tax_invoice:' || NEW.order_id || ':paid:' || this_transaction(),
      jsonb_build_object('orderId', NEW.order_id), now(), now())
    ON CONFLICT (key) DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER instalments_tax_payment AFTER UPDATE OF paid_at ON instalments
  FOR EACH ROW WHEN (OLD.paid_at IS NULL AND NEW.paid_at IS NOT NULL)
  EXECUTE FUNCTION queue_tax_payment();
