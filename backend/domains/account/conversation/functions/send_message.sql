-- Stores a message of a shopper and answers its row; the first message begins the conversation. The key of a message that is
-- stored already answers that one. No row when the order is not the customer's, a picture is not an unused upload of the owner, or
-- when the guest's conversation has just become a customer's.
CREATE OR REPLACE FUNCTION send_message(
  p_customer integer, p_guest_key_hash text, p_key uuid, p_text text, p_order integer, p_pictures uuid[], moment timestamptz
) RETURNS SETOF conversation_messages
LANGUAGE plpgsql AS $$
DECLARE
  found_conversation integer;
  stored integer;
BEGIN
  IF p_order IS NOT NULL
    AND NOT EXISTS (SELECT FROM orders o WHERE o.id = p_order AND o.user_id = p_customer) THEN
    RETURN;
  END IF;
  INSERT INTO conversations (user_id, guest_key_hash, last_sent_at)
    VALUES (p_customer, p_guest_key_hash, moment) ON CONFLICT DO NOTHING;
  SELECT c.id INTO found_conversation FROM conversations c
    WHERE c.user_id = p_customer OR c.guest_key_hash = p_guest_key_hash FOR UPDATE;
  -- The guest has signed in at this moment, and the conversation is the customer's now.
  IF NOT FOUND THEN
    RETURN;
  END IF;
  IF NOT EXISTS (SELECT FROM conversation_messages m WHERE m.conversation_id = found_conversation AND m.key = p_key) THEN
    IF NOT use_files(p_customer, 'conversation', p_pictures, moment, p_guest_key_hash) THEN
      -- A refused message begins no conversation.
      DELETE FROM conversations c WHERE c.id = found_conversation
        AND NOT EXISTS (SELECT FROM conversation_messages m WHERE m.conversation_id = c.id);
      RETURN;
    END IF;
    INSERT INTO conversation_messages (conversation_id, sender, key, text, order_id, sent_at)
      VALUES (found_conversation, 'shopper', p_key, p_text, p_order, moment) RETURNING id INTO stored;
    INSERT INTO conversation_pictures (message_id, file_id, place)
      SELECT stored, p.id, p.place FROM unnest(p_pictures) WITH ORDINALITY p (id, place);
    UPDATE conversations c SET last_sent_at = moment WHERE c.id = found_conversation;
  END IF;
  RETURN QUERY SELECT * FROM conversation_messages m WHERE m.conversation_id = found_conversation AND m.key = p_key;
END
$$;
