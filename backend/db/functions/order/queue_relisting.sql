-- Queues the refresh of the listings of products of which a variant was sold out or has come back, so that no lock waits for
-- it. The worker does it, once for each cause.
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
