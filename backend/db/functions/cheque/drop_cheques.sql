-- Deletes the cheques of a cancelled order with their pictures, so that the papers can secure another purchase.
CREATE OR REPLACE FUNCTION drop_cheques(which integer) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM stored_files f USING cheques c WHERE c.order_id = which AND f.id = c.picture_id;
  DELETE FROM cheques c WHERE c.order_id = which;
END
$$;
