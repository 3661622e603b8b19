-- Claims the next inquiry about an attempt that was given up and whose browser came back. Too soon after the last one `is_due` is false,
-- and the worker asks when the pause is over. After `most` inquiries nobody asks any more.
CREATE OR REPLACE FUNCTION claim_late_inquiry(
  p_attempt uuid, most integer, pause interval, moment timestamptz, OUT is_due boolean
)
LANGUAGE plpgsql AS $$
DECLARE
  a payment_attempts;
  may_ask boolean;
BEGIN
  SELECT * INTO a FROM payment_attempts p WHERE p.id = p_attempt FOR UPDATE;
  may_ask := a.late_inquiries < most;
  is_due := may_ask AND coalesce(a.late_inquiry_at + pause <= moment, true);
  UPDATE payment_attempts p SET
    late_inquiries = p.late_inquiries + is_due::integer,
    late_inquiry_at = CASE WHEN is_due THEN moment ELSE p.late_inquiry_at END,
    -- The worker may still have its own plan for an attempt that expired.
    next_inquiry_at = CASE
      WHEN may_ask AND NOT is_due THEN least(p.next_inquiry_at, p.late_inquiry_at + pause)
      WHEN p.state = 'expired' THEN p.next_inquiry_at
    END
    WHERE p.id = p_attempt;
END
$$;
