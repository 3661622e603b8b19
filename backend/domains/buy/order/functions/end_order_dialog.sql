-- Marks the message of an order that opens the dialog as seen, because what it asked for is done or not possible any more.
CREATE OR REPLACE FUNCTION end_order_dialog(which integer) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE notifications n SET seen_at = now() FROM orders o
    WHERE o.id = which AND n.user_id = o.user_id AND n.is_modal AND n.seen_at IS NULL AND n.value = which::text;
END
$$;
