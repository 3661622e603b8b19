-- Queues the message to the insurer that a policy has ended, when it may have one.
CREATE OR REPLACE FUNCTION queue_policy_end(which integer, moment timestamptz) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
    SELECT 'end_policy', format('end_policy:%s:%s', p.id, p.number), jsonb_build_object('policyId', p.id), moment, moment
    FROM policies p WHERE p.id = which AND p.state = 'cancelled' AND p.tries > 0
    ON CONFLICT (key) DO NOTHING
$$;
