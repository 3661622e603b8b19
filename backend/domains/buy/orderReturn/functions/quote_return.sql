-- Quotes the refund for `lines` of an order ([{itemId, qty}], companions included), on top of the accepted returns before. All
-- amounts in toman. The value of the pieces is their price after discounts, with their services, less their share of the
-- coupon, which only the lines that it made cheaper have. The money is the same share of what the customer has paid so far without shipping, and every open instalment falls
-- by that share: what remains is as if only the remaining products had been bought on the plan. With the last piece everything
-- that is left comes back, and the cost of shipping. Sums are rounded down over all returns of an order together, so
-- that several returns give back exactly as much as one. A lender that lent the money gets its part back first. With `leaving`, the
-- insurance of that policy is given back too.
CREATE OR REPLACE FUNCTION quote_return(
  p_order integer, lines jsonb, card_gateways text[], leaving integer DEFAULT NULL,
  OUT goods bigint, OUT services bigint, OUT coupon bigint, OUT shipping bigint, OUT "toWallet" bigint, OUT "toLender" bigint,
  OUT "instalmentsBefore" bigint, OUT "instalmentsAfter" bigint, OUT is_whole boolean, OUT share numeric
)
LANGUAGE plpgsql AS $$
DECLARE
  bought orders;
  pieces record;
  paid record;
  given record;
  coupon_before bigint;
  rest bigint;
  kept bigint;
  money bigint;
  lent bigint;
BEGIN
  SELECT * INTO STRICT bought FROM orders o WHERE o.id = p_order;
  SELECT sum(v.price * b.qty)::bigint AS goods_before, sum(v.price * a.qty)::bigint AS goods_after,
      sum(services_left(i, b.qty))::bigint AS services_before, sum(services_left(i, a.qty, leaving))::bigint AS services_after,
      coalesce(sum(v.price * b.qty) FILTER (WHERE i.takes_coupon), 0)::bigint AS coupon_before,
      coalesce(sum(v.price * a.qty) FILTER (WHERE i.takes_coupon), 0)::bigint AS coupon_after,
      coalesce(sum(v.price * i.qty) FILTER (WHERE i.takes_coupon), 0)::bigint AS coupon_goods,
      sum(v.price * i.qty)::bigint AS goods, bool_and(a.qty = i.qty) AS is_whole
    INTO pieces
    FROM order_items i
    CROSS JOIN LATERAL (SELECT i.price - i.discount AS price) v
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(l.qty), 0)::bigint AS qty
      FROM order_return_lines l JOIN order_returns r ON r.id = l.return_id
      WHERE l.item_id = i.id AND r.state IN ('accepted', 'refunded')
    ) b
    CROSS JOIN LATERAL (
      SELECT b.qty + coalesce(sum(x.qty), 0)::bigint AS qty
      FROM jsonb_to_recordset(lines) AS x ("itemId" integer, qty integer) WHERE x."itemId" = i.id
    ) a
    WHERE i.order_id = p_order;
  goods := pieces.goods_after - pieces.goods_before;
  services := pieces.services_before - pieces.services_after;
  is_whole := pieces.is_whole;
  coupon_before := bought.coupon_discount * pieces.coupon_before / greatest(pieces.coupon_goods, 1);
  coupon := CASE WHEN is_whole THEN bought.coupon_discount
    ELSE bought.coupon_discount * pieces.coupon_after / greatest(pieces.coupon_goods, 1) END - coupon_before;
  shipping := CASE WHEN is_whole THEN bought.shipping_cost ELSE 0 END;
  rest := pieces.goods - bought.coupon_discount - (pieces.goods_before - coupon_before) + pieces.services_before;
  share := CASE WHEN is_whole THEN 1 WHEN rest <= 0 THEN 0
    ELSE least(1, greatest(0, (goods + services - coupon)::numeric / rest)) END;

  SELECT coalesce(sum(i.amount - i.saving) FILTER (WHERE i.paid_at IS NOT NULL), 0)::bigint AS paid,
      coalesce(sum(i.amount) FILTER (WHERE i.paid_at IS NULL), 0)::bigint AS open,
      coalesce(sum(i.amount - share_of(i.amount, share)) FILTER (WHERE i.paid_at IS NULL), 0)::bigint AS left
    INTO paid FROM instalments i WHERE i.order_id = p_order;
  SELECT coalesce(sum(r.to_wallet + r.to_lender - r.shipping), 0)::bigint AS money,
      coalesce(sum(r.to_lender), 0)::bigint AS lent
    INTO given FROM order_returns r WHERE r.order_id = p_order AND r.state IN ('accepted', 'refunded');
  kept := greatest(0, bought.pay_today - bought.shipping_cost + paid.paid - given.money);
  money := share_of(kept, share) + shipping;
  SELECT greatest(0, coalesce(sum(a.amount), 0) - given.lent)::bigint INTO lent FROM payment_attempts a
    WHERE a.order_id = p_order AND a.purpose = 'order' AND a.gateway <> ALL (card_gateways)
      AND a.state IN ('verified', 'settled');
  "toLender" := least(lent, money);
  "toWallet" := money - "toLender";
  "instalmentsBefore" := paid.open;
  "instalmentsAfter" := paid.left;
END
$$;
