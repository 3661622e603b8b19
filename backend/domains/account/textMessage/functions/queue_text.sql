-- Queues a text message, or nothing without a number. `given` has the values of the placeholders of its text, `cause` names why it is
-- sent, so that a repetition sends nothing.
CREATE OR REPLACE FUNCTION queue_text(
  customer integer, receiver text, kind text, given jsonb, cause text, moment timestamptz
) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  message bigint;
BEGIN
  INSERT INTO text_messages AS m (user_id, mobile, kind, given, cause, created_at)
    SELECT customer, receiver, queue_text.kind, queue_text.given, queue_text.cause, moment WHERE receiver IS NOT NULL
    ON CONFLICT ON CONSTRAINT text_messages_cause_unique DO NOTHING RETURNING m.id INTO message;
  INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
    SELECT 'text_message', 'text_message:' || message, jsonb_build_object('id', message), moment, moment WHERE message IS NOT NULL;
END
$$;
