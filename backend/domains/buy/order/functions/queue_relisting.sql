-- Queues the refresh of the listings of products of which a variant was sold out or is back in stock. The worker does it, so
-- that no lock is held meanwhile. Each cause is queued once.
CREATE OR REPLACE FUNCTION queue_relisting(cause text, which integer, products integer[], moment timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(products) > 0 THEN
    INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
      VALUES ('relist', 'relist:' || cause || ':' || which, jsonb_build_object('productIds', products), moment, moment)
      ON CONFLICT (key) DO NOTHING;
  END IF;
END
$$;
