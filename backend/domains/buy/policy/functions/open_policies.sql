-- Writes the policies that the insurances of a delivered order wait for, and queues their issue an hour later: until then the delivery can
-- be taken back. What was written before stays. An insurance that was deleted after the purchase has no company and twelve months.
CREATE OR REPLACE FUNCTION open_policies(p_order integer, moment timestamptz) RETURNS void
LANGUAGE sql AS $$
  WITH opened AS (
    INSERT INTO policies (item_id, service_id, title, provider, claim, months, amount, changed_at)
      SELECT i.id, (one ->> 'serviceId')::integer, one ->> 'title', s.provider, s.claim_deadline, coalesce(s.months, 12),
          (one ->> 'price')::bigint * (one ->> 'count')::integer, moment
        FROM order_items i CROSS JOIN LATERAL jsonb_array_elements(i.services) AS list (one)
        LEFT JOIN services s ON s.id = (one ->> 'serviceId')::integer
        WHERE i.order_id = p_order AND coalesce(s.kind = 'insurance', (one ->> 'insurance')::boolean)
      ON CONFLICT (item_id, service_id) DO NOTHING RETURNING id
  )
  INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
    SELECT 'issue_policy', 'issue_policy:' || o.id, jsonb_build_object('policyId', o.id), moment + interval '1 hour', moment FROM opened o
$$;
