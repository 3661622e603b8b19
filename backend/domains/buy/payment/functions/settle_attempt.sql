-- Records what the gateway said about an attempt that is being verified, and serves its purpose, in one transaction.
-- `verdict` is 'paid', 'failed', 'cancelled' or 'unknown'; `paid` is the amount in toman that the gateway names, or null
-- when it names none. `is_final` is false when the gateway still wants the payment to be settled. `outcome`:
-- 'granted', 'failed', 'cancelled', 'unknown', 'give_back' (the money arrived but is not for what it was meant for, so it
-- is queued to go back) or 'stale' (the attempt is no longer being verified, and nothing was changed).
CREATE OR REPLACE FUNCTION settle_attempt(
  p_attempt uuid, verdict text, paid numeric, bank_reference text, bank_card text, why text, is_final boolean,
  notice_title text, notice_text text, order_texts jsonb, retry_at timestamptz, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  a payment_attempts;
  granted text;
BEGIN
  SELECT * INTO a FROM payment_attempts p WHERE p.id = p_attempt FOR UPDATE;
  IF a.state IS DISTINCT FROM 'verifying' THEN
    outcome := 'stale';
    RETURN;
  END IF;
  -- A payment of the bank serves one attempt. A reference that is named twice needs a decision by a person, so the
  -- attempt becomes `unknown` without another inquiry.
  IF verdict = 'paid' AND EXISTS (SELECT FROM payment_attempts other
      WHERE other.gateway = a.gateway AND other.reference = bank_reference AND other.id <> a.id) THEN
    verdict := 'unknown';
    retry_at := NULL;
  END IF;

  IF verdict <> 'paid' THEN
    outcome := verdict;
    UPDATE payment_attempts p SET state = verdict, updated_at = moment, inquiries = p.inquiries + 1,
      reason = CASE WHEN verdict = 'unknown' THEN p.reason ELSE why END,
      next_inquiry_at = CASE WHEN verdict = 'unknown' THEN retry_at END WHERE p.id = a.id;
    RETURN;
  END IF;

  granted := CASE WHEN paid IS DISTINCT FROM a.amount THEN 'mismatch' ELSE grant_attempt(a, notice_title, notice_text, order_texts, moment) END;
  outcome := CASE WHEN granted = 'done' THEN 'granted' ELSE 'give_back' END;
  UPDATE payment_attempts p SET reference = bank_reference, card = bank_card, reason = NULL, next_inquiry_at = NULL,
    updated_at = moment,
    state = CASE WHEN granted <> 'done' THEN 'unknown' WHEN is_final THEN 'settled' ELSE 'verified' END
    WHERE p.id = a.id;
  IF granted <> 'done' THEN
    INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
      VALUES ('give_back', 'give_back:' || a.id,
        jsonb_build_object('attemptId', a.id, 'amount', floor(paid), 'cause', granted), moment, moment);
  ELSIF NOT is_final THEN
    INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
      VALUES ('settle', 'settle:' || a.id, jsonb_build_object('attemptId', a.id), moment, moment);
  END IF;
END
$$;
