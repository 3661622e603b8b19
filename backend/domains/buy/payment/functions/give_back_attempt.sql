-- Ends an attempt whose money goes back: to the card, where the gateway has already returned it, or into the wallet. Does
-- it once; a second call answers 'stale'. `amount` is what the bank took, which may differ from the attempt's.
CREATE OR REPLACE FUNCTION give_back_attempt(
  p_attempt uuid, destination text, amount bigint, why text, title text, notice_text text, moment timestamptz,
  OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  a payment_attempts;
  cause text := 'give_back:' || p_attempt;
BEGIN
  SELECT * INTO a FROM payment_attempts p WHERE p.id = p_attempt FOR UPDATE;
  IF a.state IS DISTINCT FROM 'unknown' OR NOT EXISTS (SELECT FROM outbox o WHERE o.key = cause) THEN
    outcome := 'stale';
    RETURN;
  END IF;
  outcome := 'done';
  IF destination = 'wallet' THEN
    SELECT m.outcome INTO outcome
      FROM move_wallet(a.user_id, give_back_attempt.amount, 'refund', title, a.order_id, cause, moment) m;
    IF outcome <> 'done' THEN
      RAISE EXCEPTION 'The wallet did not take the money of attempt %: %', p_attempt, outcome;
    END IF;
  END IF;
  UPDATE payment_attempts p SET state = CASE WHEN destination = 'wallet' THEN 'refunded' ELSE 'reverted' END,
    refunded_to = destination, refunded_amount = give_back_attempt.amount, reason = why, updated_at = moment WHERE p.id = a.id;
  PERFORM notify(a.user_id, 'wallet', give_back_attempt.title, notice_text,
    CASE WHEN destination = 'wallet' THEN '/dashboard/wallet' ELSE coalesce('/dashboard/orders/' || a.order_id, '/dashboard/wallet') END,
    moment, a.order_id);
  UPDATE outbox o SET done_at = moment WHERE o.key = cause;
END
$$;
