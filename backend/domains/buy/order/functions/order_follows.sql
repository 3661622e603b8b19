-- Refuses a review out of turn: an order is reviewed only after its payment, and a reviewed order is prepared or cancelled.
CREATE OR REPLACE FUNCTION order_follows() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'paymentReview' AND (OLD.state <> 'awaitingPayment' OR NEW.paid_at IS NULL)
    OR OLD.state = 'paymentReview' AND NEW.state NOT IN ('preparing', 'cancelled') THEN
    RAISE EXCEPTION 'Order % cannot go from % to %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER orders_follow BEFORE UPDATE OF state ON orders
  FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION order_follows();
