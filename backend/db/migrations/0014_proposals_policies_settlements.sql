DROP INDEX "desk_proposals_waiting";--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "differing" integer GENERATED ALWAYS AS (jsonb_array_length(jsonb_path_query_array(lines, '$[*] ? (@.kind != "matched")'))) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_proposals_waiting" ON "desk_proposals" USING btree ("what","subject",coalesce(("command" -> 'change') - '{step,reason}'::text[], '{}')) WHERE "desk_proposals"."state" = 'waiting';
--> statement-breakpoint
-- Policies of older deliveries wait for their numbers. No job is queued: an operator writes the number or has the insurer asked.
INSERT INTO "policies" ("item_id", "service_id", "title", "provider", "claim", "months", "changed_at", "amount", "returned")
  SELECT i.id, s.id, one ->> 'title', s.provider, s.claim_deadline, coalesce(s.months, 12),
    coalesce((SELECT max(e.at) FROM "order_events" e WHERE e.order_id = o.id AND e.kind = 'delivered'), o.placed_at), v.amount, v.amount * g.qty / i.qty
  FROM "orders" o JOIN "order_items" i ON i.order_id = o.id CROSS JOIN LATERAL jsonb_array_elements(i.services) AS list (one)
  JOIN "services" s ON s.id = (one ->> 'serviceId')::integer AND s.kind = 'insurance'
  CROSS JOIN LATERAL (SELECT (one ->> 'price')::bigint * (one ->> 'count')::integer AS amount) v
  CROSS JOIN LATERAL (SELECT coalesce(sum(l.qty), 0)::bigint AS qty FROM "order_return_lines" l JOIN "order_returns" r ON r.id = l.return_id
    WHERE l.item_id = i.id AND r.state IN ('accepted', 'refunded')) g
  WHERE o.state IN ('delivered', 'partlyReturned') AND g.qty < i.qty
  ON CONFLICT ("item_id", "service_id") DO NOTHING;
