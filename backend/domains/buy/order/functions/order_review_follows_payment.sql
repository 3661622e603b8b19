-- Refuses the review of an order that is not paid. See state_follows for the states themselves.
CREATE OR REPLACE FUNCTION order_review_follows_payment() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Order % is reviewed only after its payment', NEW.id USING ERRCODE = 'check_violation';
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER orders_review_follows_payment BEFORE UPDATE OF state ON orders
  FOR EACH ROW WHEN (NEW.state = 'paymentReview' AND NEW.paid_at IS NULL) EXECUTE FUNCTION order_review_follows_payment();
