-- A cheque, as Cheque of contract/cheque.ts without the link of its picture.
CREATE OR REPLACE FUNCTION cheque_json(which cheques) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN jsonb_build_object('number', which.number, 'amount', which.amount, 'dueDate', which.due_date, 'state', which.state,
    'sayadNumber', which.sayad_number, 'ownerName', which.owner_name, 'ownerNationalCodeEnd', right(which.owner_national_code, 4),
    'colour', which.colour,
    'picture', (SELECT jsonb_build_object('id', f.id, 'contentType', f.content_type, 'size', f.size)
      FROM stored_files f WHERE f.id = which.picture_id),
    'reason', which.reason);
END
$$;
