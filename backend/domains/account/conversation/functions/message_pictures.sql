-- The pictures of a message in their order. Volatile, so that it sees those of a message that the same statement stored.
CREATE OR REPLACE FUNCTION message_pictures(p_message integer) RETURNS json
LANGUAGE sql VOLATILE
AS $$
  SELECT coalesce(json_agg(json_build_object('id', f.id, 'contentType', f.content_type, 'size', f.size) ORDER BY p.place), '[]')
  FROM conversation_pictures p JOIN stored_files f ON f.id = p.file_id WHERE p.message_id = p_message
$$;
