-- Merges the lines of a guest's basket into the customer's basket and deletes the guest's basket. The guest's choice of a
-- plan counts when the customer has made none. A second call with the same basket merges nothing and answers the same.
-- A basket that is unknown, empty or a customer's is not changed: `merge` is null then.
CREATE OR REPLACE FUNCTION import_basket(
  source uuid, customer integer, unlimited boolean, fresh uuid, most_lines integer, moment timestamptz,
  OUT cart uuid, OUT notices jsonb, OUT merge uuid, OUT report jsonb
)
LANGUAGE plpgsql AS $$
DECLARE
  lines jsonb;
BEGIN
  -- Always locks the customer's basket before the guest's, so that two imports cannot deadlock.
  IF basket_lines(basket_of(source, NULL)) <> '[]' THEN
    INSERT INTO baskets (id, user_id) VALUES (fresh, customer) ON CONFLICT (user_id) DO NOTHING;
  END IF;
  SELECT b.id INTO cart FROM baskets b WHERE b.user_id = customer FOR NO KEY UPDATE;
  IF cart IS NULL THEN
    RETURN;
  END IF;
  notices := settle_basket(cart, unlimited, moment);
  SELECT m.id, m.report INTO merge, report FROM basket_imports m WHERE m.public_basket_id = source AND m.user_id = customer;
  IF merge IS NOT NULL THEN
    RETURN;
  END IF;
  PERFORM 1 FROM baskets b WHERE b.id = source AND b.user_id IS NULL FOR UPDATE;
  lines := basket_lines(basket_of(source, NULL));
  IF lines = '[]' THEN
    RETURN;
  END IF;
  merge := gen_random_uuid();
  report := merge_into_own(cart, customer, unlimited, merge, source, lines, most_lines, moment);
  UPDATE baskets own
    SET plan_chosen = true, plan_id = guest.plan_id, plan_months = guest.plan_months,
      prepayment_percent = guest.prepayment_percent
    FROM baskets guest WHERE own.id = cart AND NOT own.plan_chosen AND guest.id = source AND guest.plan_chosen;
  UPDATE basket_imports m SET plan_taken = true WHERE FOUND AND m.id = merge;
  DELETE FROM baskets b WHERE b.id = source;
END
$$;
