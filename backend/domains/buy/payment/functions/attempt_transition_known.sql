-- Whether an attempt may go from one state to another. The same table as `transitions` in
-- backend/domains/buy/payment/transitions.ts; a test compares both.
CREATE OR REPLACE FUNCTION attempt_transition_known(earlier text, later text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN earlier = later OR later = ANY (CASE earlier
  WHEN 'created' THEN ARRAY['redirected', 'failed', 'expired']
  WHEN 'redirected' THEN ARRAY['returned', 'verifying', 'expired']
  WHEN 'returned' THEN ARRAY['verifying', 'expired']
  WHEN 'verifying' THEN ARRAY['verified', 'settled', 'cancelled', 'failed', 'unknown']
  WHEN 'verified' THEN ARRAY['settled']
  WHEN 'unknown' THEN ARRAY['verifying', 'expired', 'reverted', 'refunded']
  WHEN 'cancelled' THEN ARRAY['verifying']
  WHEN 'failed' THEN ARRAY['verifying']
  WHEN 'expired' THEN ARRAY['verifying']
  ELSE ARRAY[]::text[]
END);
