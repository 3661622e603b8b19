-- Writes an order that awaits its payment, with its lines, event, instalments, awaited cheques and missing
-- documents, and the rates of value added
-- tax of its day; see place_order for `lines` and `head`.
CREATE OR REPLACE FUNCTION write_order(customer integer, lines jsonb, head jsonb, moment timestamptz) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  placed integer := nextval(pg_get_serial_sequence('orders', 'id'));
  day date := (head ->> 'day')::date;
BEGIN
  INSERT INTO orders (id, user_id, state, held_until, goods_total, discount_total, service_total, coupon_discount,
      shipping_cost, vat_percent, pay_today, from_wallet, coupon, facility, plan_id, conditions, address, delivery, city_id,
      search_text, placed_at, torob_clid, torob_clicked_at)
    SELECT placed, customer, 'awaitingPayment', h."heldUntil", h."goodsTotal", h."discountTotal", h."serviceTotal",
      h."couponDiscount", h."shippingCost", vat_percent(NULL, day), h."payToday", h."fromWallet", h.coupon, h.facility,
      h."planId", h.conditions, h.address, h.delivery, h."cityId", h."searchText" || ' ' || placed, moment,
      h."torobClid", h."torobClickedAt"
    FROM jsonb_to_record(head) AS h ("heldUntil" timestamptz, "goodsTotal" bigint, "discountTotal" bigint,
      "serviceTotal" bigint, "couponDiscount" bigint, "shippingCost" bigint, "payToday" bigint, "fromWallet" bigint,
      coupon text, facility jsonb, "planId" integer, conditions jsonb, address jsonb, delivery jsonb, "cityId" integer, "searchText" text, "torobClid" text, "torobClickedAt" timestamptz);
  INSERT INTO order_items (order_id, product_id, property_id, slug, title, image_url, colour_title, colour_value,
      option_title, guarantee, qty, price, discount, vat_percent, services, comes_along, takes_coupon)
    SELECT placed, x."productId", x."propertyId", x.slug, x.title, x."imageUrl", x."colourTitle", x."colourValue",
      x."optionTitle", x.guarantee, x.qty, x.price, x.discount, vat_percent(x."productId", day),
      x.services, x."withProperty" IS NOT NULL, x."takesCoupon"
    FROM jsonb_array_elements(lines) WITH ORDINALITY AS list (line, place)
    CROSS JOIN LATERAL jsonb_to_record(line) AS x ("productId" integer, "propertyId" integer, "withProperty" integer,
      slug text, title text, "imageUrl" text, "colourTitle" text, "colourValue" text, "optionTitle" text, guarantee text,
      qty integer, price bigint, discount bigint, services jsonb, "takesCoupon" boolean)
    ORDER BY place;
  INSERT INTO order_events (order_id, kind, at) VALUES (placed, 'placed', moment);
  IF head ->> 'planId' IS NULL THEN
    RETURN placed;
  END IF;
  INSERT INTO instalments (order_id, number, due_date, amount, interest)
    SELECT placed, x.number, x."dueDate", x.amount, x.interest
    FROM jsonb_to_recordset(head -> 'instalments') AS x (number integer, "dueDate" date, amount bigint, interest bigint);
  INSERT INTO cheques (order_id, number, amount, due_date, changed_at)
    SELECT placed, x.number, x.amount, x."dueDate", moment
    FROM jsonb_to_recordset(head -> 'cheques') AS x (number integer, "dueDate" date, amount bigint);
  INSERT INTO order_documents (order_id, number, title, changed_at)
    SELECT placed, d.number, d.title, moment
    FROM jsonb_array_elements_text(coalesce(head -> 'conditions' -> 'documents', '[]')) WITH ORDINALITY AS d (title, number);
  RETURN placed;
END
$$;
