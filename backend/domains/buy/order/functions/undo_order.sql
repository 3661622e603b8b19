-- Cancels a paid order that is not sent yet. It gives back its slot, coupon and stock, and its money goes into the wallet: the
-- amount that was due at the purchase and every paid instalment. Answers 'done' or 'lent' (an instalment gateway lent the
-- money, so the support must undo the loan there first; nothing is changed). `note` is written into the order's history. `texts`: {refundTitle,
-- refund, title, text}; `refund` says where the `{amount}` is, and with a `title` the customer gets a message with `text` and it. The
-- caller has locked the order.
CREATE OR REPLACE FUNCTION undo_order(
  paid_order orders, card_gateways text[], note text, texts jsonb, moment timestamptz
) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  paid bigint := order_paid(paid_order);
  booked text;
  refund_note text;
BEGIN
  IF EXISTS (
    SELECT FROM payment_attempts a WHERE a.order_id = paid_order.id AND a.purpose = 'order'
      AND a.gateway <> ALL (card_gateways) AND a.state IN ('verified', 'settled')
  ) THEN
    RETURN 'lent';
  END IF;
  PERFORM give_back(paid_order.id, moment);
  DELETE FROM instalments i WHERE i.order_id = paid_order.id AND i.paid_at IS NULL;
  PERFORM drop_papers(paid_order.id);
  UPDATE orders o SET state = 'cancelled' WHERE o.id = paid_order.id;
  INSERT INTO order_events (order_id, kind, at, note) VALUES (paid_order.id, 'cancelled', moment, note);
  IF paid > 0 THEN
    SELECT m.outcome INTO booked FROM move_wallet(
      paid_order.user_id, paid, 'refund', texts ->> 'refundTitle', paid_order.id, 'refund of order ' || paid_order.id, moment
    ) m;
    IF booked <> 'done' THEN
      RAISE EXCEPTION 'The wallet did not take the refund of order %: %', paid_order.id, booked;
    END IF;
    refund_note := fill_text(texts ->> 'refund', jsonb_build_object('amount', persian_amount(paid)));
    INSERT INTO order_events (order_id, kind, at, note) VALUES (paid_order.id, 'refunded', moment, refund_note);
  END IF;
  IF texts ->> 'title' IS NOT NULL THEN
    PERFORM notify_of_order(paid_order.id, texts ->> 'title', concat_ws(' ', texts ->> 'text', refund_note), moment);
  END IF;
  RETURN 'done';
END
$$;
