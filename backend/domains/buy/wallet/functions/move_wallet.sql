-- Books one entry on top of the newest one, once for each cause. A refusal books nothing; it is named in `outcome`:
-- 'no_user', 'insufficient' (less would be left than unpaid orders hold) or 'cause_taken' (the cause has booked something
-- else). 'already' answers the entry that the same cause has booked before.
CREATE OR REPLACE FUNCTION move_wallet(
  customer integer, amount bigint, kind text, title text, about integer, cause text, moment timestamptz,
  OUT outcome text, OUT entry bigint, OUT balance bigint
)
LANGUAGE plpgsql AS $$
DECLARE
  earlier record;
  newest record;
BEGIN
  PERFORM 1 FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    outcome := 'no_user';
    RETURN;
  END IF;
  SELECT e.id, e.user_id, e.amount, e.balance INTO earlier FROM wallet_entries e WHERE e.idempotency_key = cause;
  IF FOUND THEN
    IF earlier.user_id <> customer OR earlier.amount <> move_wallet.amount THEN
      outcome := 'cause_taken';
      RETURN;
    END IF;
    outcome := 'already';
    entry := earlier.id;
    balance := earlier.balance;
    RETURN;
  END IF;
  SELECT e.sequence, e.balance INTO newest
    FROM wallet_entries e WHERE e.user_id = customer ORDER BY e.sequence DESC LIMIT 1;
  balance := coalesce(newest.balance, 0);
  IF move_wallet.amount < 0 AND balance + move_wallet.amount < held_money(customer) THEN
    outcome := 'insufficient';
    RETURN;
  END IF;
  balance := balance + move_wallet.amount;
  INSERT INTO wallet_entries AS e (user_id, sequence, kind, amount, balance, title, order_id, idempotency_key, created_at)
    VALUES (customer, coalesce(newest.sequence, 0) + 1, move_wallet.kind, move_wallet.amount, move_wallet.balance,
      move_wallet.title, about, cause, moment)
    RETURNING e.id INTO entry;
  outcome := 'done';
END
$$;
