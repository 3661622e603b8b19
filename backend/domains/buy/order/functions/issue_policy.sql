-- Writes the policy of an insurance of a delivered line, and tells the customer with `title` and `body`, in
-- which `{title}` is that of the line. Its cover begins `today` and lasts the months of
-- the service; who insures and how damage is reported are kept with it. `outcome`: 'done', 'not_found', 'wrong_state' (the order
-- is not delivered) or 'unknown_item' (the line has no such insurance). A number that was wrong is replaced. The number goes out by SMS too.
CREATE OR REPLACE FUNCTION issue_policy(
  p_order integer, p_item bigint, p_service integer, p_number text, title text, body text, today date, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  bought orders := lock_named_order(p_order);
  insured record;
  policy jsonb;
BEGIN
  SELECT i.id, i.title, s.provider, s.claim_deadline, coalesce(s.months, 12) AS months INTO insured
    FROM order_items i JOIN services s ON s.id = p_service AND s.kind = 'insurance'
    WHERE i.order_id = p_order AND i.id = p_item
      AND EXISTS (SELECT FROM jsonb_array_elements(i.services) AS list (one) WHERE (one ->> 'serviceId')::integer = p_service);
  outcome := CASE
    WHEN bought.id IS NULL THEN 'not_found'
    WHEN bought.state NOT IN ('delivered', 'partlyReturned') THEN 'wrong_state'
    WHEN insured.id IS NULL THEN 'unknown_item'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  policy := jsonb_build_object('number', p_number, 'from', today,
    'to', (today + make_interval(months => insured.months) - interval '1 day')::date,
    'provider', insured.provider, 'claim', insured.claim_deadline);
  UPDATE order_items i SET services = (
      SELECT jsonb_agg(CASE WHEN (one ->> 'serviceId')::integer = p_service
        THEN one || jsonb_build_object('policy', policy) ELSE one END ORDER BY place)
      FROM jsonb_array_elements(i.services) WITH ORDINALITY AS list (one, place)
    ) WHERE i.id = p_item;
  PERFORM notify(bought.user_id, 'order', issue_policy.title, fill_text(body, jsonb_build_object('title', insured.title)),
    '/dashboard/orders/' || p_order, moment, p_order);
  PERFORM queue_text(bought.user_id, (SELECT u.mobile FROM users u WHERE u.id = bought.user_id), 'policy',
    jsonb_build_object('code', p_number), format('policy_issued:%s:%s:%s', p_item, p_service, p_number), moment);
END
$$;
