-- Writes a message of the shop to a customer, or nothing without a customer or a title. `about` is the number of the order or
-- request that it is about; `opens_dialog` see notify_of_order.
CREATE OR REPLACE FUNCTION notify(
  customer integer, kind text, title text, body text, link text, moment timestamptz, about integer DEFAULT NULL,
  opens_dialog boolean DEFAULT false
) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (user_id, kind, title, text, link, is_modal, value, created_at)
    SELECT customer, notify.kind, notify.title, body, notify.link, opens_dialog, about::text, moment
    WHERE customer IS NOT NULL AND notify.title IS NOT NULL;
END
$$;
