-- Keeps the shopper's choice of a plan, or of cash when `plan` is null. The caller checks
-- beforehand whether the basket may be bought on the plan, and every read of the basket checks it again.
CREATE OR REPLACE FUNCTION choose_plan(
  basket uuid, customer integer, unlimited boolean, plan integer, months integer, prepayment numeric, moment timestamptz,
  OUT outcome text, OUT cart uuid, OUT notices jsonb
)
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE baskets b
    SET plan_chosen = true, plan_id = plan, plan_months = months, prepayment_percent = prepayment,
      revision = b.revision + 1, updated_at = moment
    WHERE b.id = basket_of(basket, customer) RETURNING b.id INTO cart;
  IF cart IS NULL THEN
    outcome := 'no_basket';
    RETURN;
  END IF;
  outcome := 'done';
  notices := settle_basket(cart, unlimited, moment);
END
$$;
