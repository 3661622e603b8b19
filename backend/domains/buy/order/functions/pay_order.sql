-- Marks an order as paid and books the wallet money that was held for it. It is prepared next, or reviewed when its plan asks
-- for documents or cheques. `outcome`: 'done', 'already' (it is paid) or 'not_payable' (it is cancelled; money that has
-- arrived for it must be given back). The customer gets a message, because a payment may arrive long after the browser has left.
-- `texts` are `paidMessages` of backend/domains/buy/order/messages.ts; `{order}` is the number of the order.
CREATE OR REPLACE FUNCTION pay_order(p_order integer, texts jsonb, moment timestamptz, OUT outcome text)
LANGUAGE plpgsql AS $$
DECLARE
  found_order orders := lock_order(p_order);
  wants_cheques boolean := found_order.conditions ->> 'cheque' IS NOT NULL;
  wants_documents boolean := jsonb_array_length(found_order.conditions -> 'documents') > 0;
  number jsonb := jsonb_build_object('order', persian_digits(p_order));
  held bigint;
  booked text;
BEGIN
  outcome := CASE
    WHEN found_order.state = 'awaitingPayment' THEN 'done'
    WHEN found_order.state = 'cancelled' THEN 'not_payable'
    ELSE 'already'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  UPDATE wallet_holds h SET ended_at = moment WHERE h.order_id = p_order AND h.ended_at IS NULL RETURNING h.amount INTO held;
  IF coalesce(held, 0) <> found_order.from_wallet THEN
    RAISE EXCEPTION 'Order % holds % of the % toman that the wallet pays', p_order, coalesce(held, 0), found_order.from_wallet;
  END IF;
  IF held > 0 THEN
    SELECT m.outcome INTO booked FROM move_wallet(
      found_order.user_id, -held, 'purchase', fill_text(texts ->> 'wallet', number), p_order, 'order ' || p_order, moment
    ) m;
    IF booked <> 'done' THEN
      RAISE EXCEPTION 'The wallet did not pay order %: %', p_order, booked;
    END IF;
  END IF;
  UPDATE orders o SET state = CASE WHEN o.conditions IS NULL THEN 'preparing' ELSE 'paymentReview' END, paid_at = moment, held_until = NULL WHERE o.id = p_order;
  INSERT INTO order_events (order_id, kind, at) VALUES (p_order, 'paid', moment);
  PERFORM notify_of_order(p_order, fill_text(texts ->> 'title', number), texts ->> CASE
      WHEN found_order.conditions IS NULL THEN 'prepared'
      WHEN NOT wants_cheques AND NOT wants_documents THEN 'reviewed'
      WHEN NOT wants_cheques THEN 'documents'
      WHEN NOT wants_documents THEN 'cheques'
      ELSE 'chequesAndDocuments'
    END, moment);
END
$$;
