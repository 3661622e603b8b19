-- Places an order of the lines in the customer's basket, all or nothing. `lines` are the lines that the shopper agreed to,
-- each main line before its companions: [{propertyId, productId, withProperty, slug, title, imageUrl,
-- colourTitle, colourValue, optionTitle, guarantee, qty, price, discount, services, takesCoupon}]. `head` has the sums and the snapshots
-- of the order, and its `day` in Tehran. When something has changed, nothing is written and `outcome` names the first refusal:
-- 'changed' (the basket, a price or the terms of the coupon), 'unpaid' (the customer has `most_unpaid` unpaid orders already), 'lapsed' (`most_lapsed` orders
-- of the last 24 hours ended unpaid; each kept its pieces from other shoppers), 'stock', 'held' (see order_line_refusals), 'coupon',
-- 'wallet' (less money is free), 'plan' (the customer's debts no longer allow the loan) or 'slot' (it is full); `about` is the
-- title of the line, or the numbers of the unpaid orders. 'done' and 'paid' (nothing is left to pay at a gateway) answer the
-- order in `placed`. `texts` are those of pay_order, and `unpaidTitle` and `unpaid` about an order on a plan that waits for its
-- `{amount}`. Locks: lock_order.
CREATE OR REPLACE FUNCTION place_order(
  customer integer, unlimited boolean, seen_revision integer, lines jsonb, head jsonb, texts jsonb, most_unpaid integer, most_lapsed integer,
  moment timestamptz,
  OUT outcome text, OUT about text, OUT placed integer
)
LANGUAGE plpgsql AS $$
DECLARE
  cart uuid;
  coupon coupons;
  slot integer := (head ->> 'slotId')::integer;
  unpaid integer[];
  wallet_part bigint := (head ->> 'fromWallet')::bigint;
BEGIN
  PERFORM 1 FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
  SELECT b.id INTO cart FROM baskets b WHERE b.user_id = customer AND b.revision = seen_revision FOR NO KEY UPDATE;
  PERFORM 1 FROM product_properties p
    WHERE p.id IN (SELECT (line ->> 'propertyId')::integer FROM jsonb_array_elements(lines) AS list (line))
    ORDER BY p.id FOR NO KEY UPDATE;
  IF head ->> 'couponId' IS NOT NULL THEN
    SELECT c.* INTO coupon FROM coupons c WHERE c.id = (head ->> 'couponId')::integer FOR NO KEY UPDATE;
  END IF;

  SELECT array_agg(o.id ORDER BY o.id) INTO unpaid
    FROM orders o WHERE o.user_id = customer AND o.state = 'awaitingPayment';
  SELECT l.refusal, l.title INTO outcome, about FROM order_line_refusals(customer, lines, unlimited, moment) l LIMIT 1;
  outcome := CASE
    WHEN cart IS NULL OR md5(coupon::text) <> head ->> 'couponTerms' THEN 'changed'
    WHEN cardinality(unpaid) >= most_unpaid THEN 'unpaid'
    WHEN NOT unlimited AND most_lapsed <= (
      SELECT count(*) FROM orders o WHERE o.user_id = customer AND o.state = 'cancelled' AND o.paid_at IS NULL
        AND o.placed_at > moment - interval '1 day') THEN 'lapsed'
    WHEN outcome IS NOT NULL THEN outcome
    WHEN head ->> 'couponId' IS NOT NULL AND NOT coupon_usable(coupon, head ->> 'singleCode', customer, moment) THEN 'coupon'
    WHEN wallet_part > 0 AND wallet_part > wallet_balance(customer) - held_money(customer) THEN 'wallet'
    WHEN head ->> 'planId' IS NOT NULL AND (
      (head -> 'facility' ->> 'loanAmount')::bigint > ceiling_left((head ->> 'planId')::integer, customer)
      OR overdue_since(customer) < (head ->> 'overdueBefore')::date) THEN 'plan'
  END;
  IF outcome IS NOT NULL THEN
    about := CASE WHEN outcome = 'unpaid' THEN array_to_string(unpaid, ',') ELSE about END;
    RETURN;
  END IF;
  IF slot IS NOT NULL THEN
    UPDATE delivery_slots s SET taken = s.taken + 1 WHERE s.id = slot AND s.taken < s.capacity;
    IF NOT FOUND THEN
      outcome := 'slot';
      RETURN;
    END IF;
  END IF;

  placed := write_order(customer, lines, head, moment);
  PERFORM queue_relisting('placed', placed, take_stock(placed), moment);
  INSERT INTO order_reservations (order_id, slot_id, branch_id) VALUES (placed, slot, (head ->> 'branchId')::integer);
  IF coupon.id IS NOT NULL THEN
    INSERT INTO coupon_uses (order_id, coupon_id, user_id, single_code) VALUES (placed, coupon.id, customer, head ->> 'singleCode');
  END IF;
  IF wallet_part > 0 THEN
    INSERT INTO wallet_holds (order_id, user_id, amount, created_at) VALUES (placed, customer, wallet_part, moment);
  END IF;
  DELETE FROM basket_items i WHERE i.basket_id = cart;
  UPDATE baskets b SET revision = b.revision + 1, updated_at = moment WHERE b.id = cart;
  outcome := 'done';
  IF wallet_part = (head ->> 'payToday')::bigint THEN
    PERFORM pay_order(placed, texts, moment);
    outcome := 'paid';
  ELSIF head ->> 'planId' IS NOT NULL THEN
    PERFORM notify_of_order(placed, fill_text(texts ->> 'unpaidTitle', jsonb_build_object('order', persian_digits(placed))),
      fill_text(texts ->> 'unpaid', jsonb_build_object('amount', persian_amount((head ->> 'payToday')::bigint))), moment);
  END IF;
END
$$;
