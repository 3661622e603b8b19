-- Deletes the cheques and the documents of a cancelled order with their files, so that the papers can secure another purchase.
CREATE OR REPLACE FUNCTION drop_papers(which integer) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM stored_files f USING cheques c WHERE c.order_id = which AND f.id = c.picture_id;
  DELETE FROM cheques c WHERE c.order_id = which;
  DELETE FROM stored_files f USING order_documents d WHERE d.order_id = which AND f.id = ANY (d.files);
  DELETE FROM order_documents d WHERE d.order_id = which;
END
$$;
