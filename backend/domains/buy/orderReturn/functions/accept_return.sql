-- Accepts an inspected return: the refund of quote_return goes into the wallet, open instalments fall, and sellable products are
-- in stock again. When a lender lent the money, its job is queued, and the return is 'refunded' only after it (see
-- finish_return). A policy that is given back alone leaves the state of the order as it is. `outcome`: 'done', 'not_found' or 'wrong_state'.
CREATE OR REPLACE FUNCTION accept_return(
  p_return integer, is_sellable boolean, card_gateways text[], refund_title text, title text, body text, moment timestamptz,
  OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_return order_returns := lock_return(p_return);
  refund record;
  booked text;
BEGIN
  outcome := CASE WHEN found_return.id IS NULL THEN 'not_found' WHEN found_return.state <> 'received' THEN 'wrong_state' END;
  IF outcome IS NOT NULL THEN
    RETURN;
  END IF;
  SELECT * INTO refund FROM quote_return(found_return.order_id, (
    SELECT coalesce(jsonb_agg(jsonb_build_object('itemId', l.item_id, 'qty', l.qty)), '[]')
    FROM order_return_lines l WHERE l.return_id = p_return), card_gateways, found_return.policy_id);
  UPDATE instalments i SET amount = i.amount - share_of(i.amount, refund.share),
      interest = i.interest - share_of(i.interest, refund.share)
    WHERE i.order_id = found_return.order_id AND i.paid_at IS NULL AND share_of(i.amount, refund.share) < i.amount;
  IF refund.is_whole THEN
    DELETE FROM instalments i WHERE i.order_id = found_return.order_id AND i.paid_at IS NULL;
  END IF;
  -- Which pieces of a line came back is known when all of them did; else an operator names them.
  UPDATE serial_numbers n SET state = CASE WHEN is_sellable THEN 'stock' ELSE 'off' END, order_item_id = NULL
    FROM order_return_lines l WHERE l.return_id = p_return AND n.order_item_id = l.item_id
      AND l.qty >= (SELECT count(*) FROM serial_numbers x WHERE x.order_item_id = l.item_id);
  IF is_sellable THEN
    PERFORM restock_return(p_return, moment);
  END IF;
  UPDATE order_returns r SET state = CASE WHEN refund."toLender" > 0 THEN 'accepted' ELSE 'refunded' END, changed_at = moment,
      sellable = is_sellable, to_wallet = refund."toWallet", to_lender = refund."toLender", shipping = refund.shipping,
      accepted_at = moment, worth = refund.goods + refund.services - refund.coupon + refund.shipping
    WHERE r.id = p_return;
  UPDATE orders o SET state = CASE WHEN refund.is_whole THEN 'returned' ELSE 'partlyReturned' END
    WHERE o.id = found_return.order_id AND found_return.policy_id IS NULL;
  PERFORM end_policies(found_return.order_id, moment);
  IF refund."toWallet" > 0 THEN
    SELECT m.outcome INTO booked FROM move_wallet(
      found_return.user_id, refund."toWallet", 'refund', refund_title, found_return.order_id, 'return ' || p_return, moment) m;
    IF booked <> 'done' THEN
      RAISE EXCEPTION 'The wallet did not take the refund of return %: %', p_return, booked;
    END IF;
  END IF;
  IF refund."toLender" > 0 THEN
    INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
      SELECT 'lower_loan', 'lower_loan:' || p_return, jsonb_build_object('returnId', p_return, 'attemptId', a.id,
        'by', refund."toLender", 'left', a.amount - (SELECT sum(r.to_lender) FROM order_returns r
          WHERE r.order_id = found_return.order_id AND r.state IN ('accepted', 'refunded'))), moment, moment
      FROM payment_attempts a
      WHERE a.order_id = found_return.order_id AND a.purpose = 'order' AND a.gateway <> ALL (card_gateways)
        AND a.state IN ('verified', 'settled');
  END IF;
  INSERT INTO order_events (order_id, kind, at)
    SELECT found_return.order_id, k, moment
    FROM unnest(CASE WHEN refund."toLender" > 0 THEN ARRAY['returned'] ELSE ARRAY['returned', 'refunded'] END) k
    WHERE found_return.policy_id IS NULL
    ON CONFLICT DO NOTHING;
  PERFORM notify_of_order(found_return.order_id, accept_return.title, body, moment);
  outcome := 'done';
END
$$;
