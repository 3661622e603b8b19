-- The worth of the services of a line, in toman, after `gone` of its pieces came back: without the insurances that were given back alone,
-- and without that of the policy `leaving`. Rounded up to toman.
CREATE OR REPLACE FUNCTION services_left(line order_items, gone bigint, leaving integer DEFAULT NULL) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT v.worth - v.worth * gone / line.qty FROM (
    SELECT coalesce(sum((one ->> 'price')::bigint * (one ->> 'count')::integer), 0)::bigint AS worth
    FROM jsonb_array_elements(line.services) AS list (one)
    WHERE NOT EXISTS (SELECT FROM policies p LEFT JOIN order_returns r ON r.policy_id = p.id AND r.state IN ('accepted', 'refunded')
      WHERE p.item_id = line.id AND p.service_id = (one ->> 'serviceId')::integer AND (p.id = leaving OR r.id IS NOT NULL))
  ) v
$$;
