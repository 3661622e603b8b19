-- Writes an order that awaits its payment, with its lines, event and instalments; see place_order for `lines` and `head`.
CREATE OR REPLACE FUNCTION write_order(customer integer, lines jsonb, head jsonb, moment timestamptz) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  placed integer;
BEGIN
  INSERT INTO orders (user_id, state, held_until, goods_total, discount_total, service_total, coupon_discount,
      shipping_cost, pay_today, from_wallet, coupon, facility, address, delivery, search_text, placed_at)
    SELECT customer, 'awaitingPayment', h."heldUntil", h."goodsTotal", h."discountTotal", h."serviceTotal",
      h."couponDiscount", h."shippingCost", h."payToday", h."fromWallet", h.coupon, h.facility, h.address,
      h.delivery, h."searchText", moment
    FROM jsonb_to_record(head) AS h ("heldUntil" timestamptz, "goodsTotal" bigint, "discountTotal" bigint,
      "serviceTotal" bigint, "couponDiscount" bigint, "shippingCost" bigint, "payToday" bigint, "fromWallet" bigint,
      coupon text, facility jsonb, address jsonb, delivery jsonb, "searchText" text)
    RETURNING id INTO placed;
  UPDATE orders o SET search_text = o.search_text || ' ' || placed WHERE o.id = placed;
  INSERT INTO order_items (order_id, product_id, property_id, slug, title, image_url, colour_title, colour_value,
      option_title, guarantee, qty, price, discount, services, comes_along)
    SELECT placed, x."productId", x."propertyId", x.slug, x.title, x."imageUrl", x."colourTitle", x."colourValue",
      x."optionTitle", x.guarantee, x.qty, x.price, x.discount, x.services, x."withProperty" IS NOT NULL
    FROM jsonb_array_elements(lines) WITH ORDINALITY AS list (line, place)
    CROSS JOIN LATERAL jsonb_to_record(line) AS x ("productId" integer, "propertyId" integer, "withProperty" integer,
      slug text, title text, "imageUrl" text, "colourTitle" text, "colourValue" text, "optionTitle" text, guarantee text,
      qty integer, price bigint, discount bigint, services jsonb)
    ORDER BY place;
  INSERT INTO order_events (order_id, kind, at) VALUES (placed, 'placed', moment);
  INSERT INTO instalments (order_id, number, due_date, amount)
    SELECT placed, x.number, x."dueDate", x.amount
    FROM jsonb_to_recordset(head -> 'instalments') AS x (number integer, "dueDate" date, amount bigint);
  RETURN placed;
END
$$;
