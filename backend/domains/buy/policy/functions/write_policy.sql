-- Writes the number of a policy and the days of its cover, and tells the customer with `title` and `body`, in which `{title}` is that of
-- the line; the number goes out by SMS too. A number that was wrong is replaced. A policy that was cancelled meanwhile keeps its state,
-- and the insurer is told of it. @param p_from, p_to null: from `today` on, for the months of the insurance
CREATE OR REPLACE FUNCTION write_policy(
  p_policy integer, p_number text, p_from date, p_to date, title text, body text, today date, moment timestamptz
) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  written policies;
  bought record;
BEGIN
  UPDATE policies p SET state = CASE p.state WHEN 'cancelled' THEN p.state ELSE 'issued' END, number = p_number, error = NULL,
      issued_at = coalesce(p.issued_at, moment), changed_at = CASE p.state WHEN 'cancelled' THEN p.changed_at ELSE moment END,
      cover_from = coalesce(p_from, p.cover_from, today),
      cover_to = coalesce(p_to, p.cover_to, (today + make_interval(months => p.months) - interval '1 day')::date)
    WHERE p.id = p_policy RETURNING p.* INTO STRICT written;
  IF written.state = 'cancelled' THEN
    PERFORM queue_policy_end(p_policy, moment);
    RETURN;
  END IF;
  SELECT o.id, o.user_id, u.mobile, i.title INTO bought
    FROM order_items i JOIN orders o ON o.id = i.order_id JOIN users u ON u.id = o.user_id WHERE i.id = written.item_id;
  PERFORM notify(bought.user_id, 'order', write_policy.title, fill_text(body, jsonb_build_object('title', bought.title)),
    '/dashboard/orders/' || bought.id, moment, bought.id);
  PERFORM queue_text(bought.user_id, bought.mobile, 'policy',
    jsonb_build_object('code', p_number), format('policy_issued:%s:%s', p_policy, p_number), moment);
END
$$;
