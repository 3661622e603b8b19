-- The part of an order's loan that its customer still has, in toman: less the share of the products that accepted returns gave back. The
-- share is that of quote_return: pieces after discounts with their services, less their share of the coupon. Rounded up, so that
-- a credit never counts as free too early.
CREATE OR REPLACE FUNCTION loan_in_use(which orders) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
  loan bigint := coalesce((which.facility ->> 'loanAmount')::bigint, 0);
  pieces record;
  whole numeric;
  returned numeric;
BEGIN
  IF loan = 0 OR NOT EXISTS (SELECT FROM order_returns r WHERE r.order_id = which.id AND r.state IN ('accepted', 'refunded')) THEN
    RETURN loan;
  END IF;
  SELECT sum(v.price * i.qty) AS goods, sum(v.services) AS services, sum(v.price * b.qty) AS goods_back,
      coalesce(sum(v.price * i.qty) FILTER (WHERE i.takes_coupon), 0) AS coupon_goods,
      coalesce(sum(v.price * b.qty) FILTER (WHERE i.takes_coupon), 0) AS coupon_back,
      sum(v.services - services_left(i, b.qty)) AS services_back INTO pieces
    FROM order_items i
    CROSS JOIN LATERAL (
      SELECT i.price - i.discount AS price, (
        SELECT coalesce(sum((s ->> 'price')::bigint * (s ->> 'count')::integer), 0)
        FROM jsonb_array_elements(i.services) AS list (s)) AS services
    ) v
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(l.qty), 0)::bigint AS qty FROM order_return_lines l JOIN order_returns r ON r.id = l.return_id
      WHERE l.item_id = i.id AND r.state IN ('accepted', 'refunded')
    ) b
    WHERE i.order_id = which.id;
  whole := pieces.goods + pieces.services - which.coupon_discount;
  returned := pieces.goods_back + pieces.services_back - which.coupon_discount * pieces.coupon_back / greatest(pieces.coupon_goods, 1);
  IF whole <= 0 THEN
    RETURN loan;
  END IF;
  RETURN ceil(loan * (1 - least(1, greatest(0, returned / whole))));
END
$$;
