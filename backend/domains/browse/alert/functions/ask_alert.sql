-- Stores the request of a customer for one message about a variant, with at most `most` open requests. Requests of one customer
-- wait for each other, so that parallel ones cannot pass the limit. A customer who was told before asks anew. An open stock alert
-- stays as it is; an open price alert gets the new target and the present price. `outcome`: 'asked', 'notFound', or the reason
-- why nothing was stored.
CREATE OR REPLACE FUNCTION ask_alert(
  customer integer, variant integer, wanted text, below bigint, most integer, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  present bigint;
  pieces integer;
BEGIN
  PERFORM 1 FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
  SELECT pp.stock, effective_price(pp.price, pp.discount, pp.promotion_price, pp.promotion_to, moment) INTO pieces, present
    FROM product_properties pp JOIN products p ON p.id = pp.product_id
    WHERE pp.id = variant AND p.removed_at IS NULL AND pp.removed_at IS NULL;
  outcome := CASE
    WHEN pieces IS NULL THEN 'notFound'
    WHEN wanted = 'stock' AND pieces > 0 THEN 'inStock'
    WHEN wanted = 'price' AND pieces = 0 THEN 'soldOut'
    WHEN wanted = 'price' AND below >= present THEN 'notBelow'
    WHEN (SELECT count(*) FROM alerts a
      WHERE a.user_id = customer AND a.sent_at IS NULL AND (a.property_id, a.kind) <> (variant, wanted)) >= most THEN 'tooMany'
    ELSE 'asked' END;
  IF outcome <> 'asked' THEN
    RETURN;
  END IF;
  INSERT INTO alerts (user_id, property_id, kind, target, price_then, asked_at)
    VALUES (customer, variant, wanted, CASE WHEN wanted = 'price' THEN below END, CASE WHEN wanted = 'price' THEN present END, moment)
    ON CONFLICT (user_id, property_id, kind) DO UPDATE SET asked_at = excluded.asked_at, sent_at = NULL,
      target = excluded.target, price_then = excluded.price_then
      WHERE alerts.sent_at IS NOT NULL OR alerts.kind = 'price';
END
$$;
