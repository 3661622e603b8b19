-- Gives the conversation of a guest to a customer, with the pictures that the guest has uploaded. When the customer has one, the guest's messages join it in the order of
-- their ids. An unknown key changes nothing.
CREATE OR REPLACE FUNCTION claim_conversation(p_customer integer, p_guest_key_hash text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  of_guest conversations;
  of_customer integer;
BEGIN
  UPDATE file_uploads u SET user_id = p_customer, guest_key_hash = NULL WHERE u.guest_key_hash = p_guest_key_hash;
  UPDATE stored_files f SET user_id = p_customer, guest_key_hash = NULL WHERE f.guest_key_hash = p_guest_key_hash;
  SELECT * INTO of_guest FROM conversations c WHERE c.guest_key_hash = p_guest_key_hash FOR UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT c.id INTO of_customer FROM conversations c WHERE c.user_id = p_customer FOR UPDATE;
  IF NOT FOUND THEN
    UPDATE conversations c SET user_id = p_customer, guest_key_hash = NULL WHERE c.id = of_guest.id;
    RETURN;
  END IF;
  UPDATE conversation_messages m SET conversation_id = of_customer
    WHERE m.conversation_id = of_guest.id AND NOT EXISTS (
      SELECT FROM conversation_messages o WHERE o.conversation_id = of_customer AND o.key = m.key);
  UPDATE conversations c SET
      last_sent_at = greatest(c.last_sent_at, of_guest.last_sent_at),
      seen_message_id = greatest(c.seen_message_id, of_guest.seen_message_id),
      answered_message_id = least(c.answered_message_id, of_guest.answered_message_id)
    WHERE c.id = of_customer;
  DELETE FROM conversations c WHERE c.id = of_guest.id;
END
$$;
