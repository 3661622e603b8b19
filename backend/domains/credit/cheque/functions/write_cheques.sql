-- Writes what a customer hands in or corrects of the cheques of an order or a leasing contract, which the caller has locked, all or
-- none. `given`: [{number, amount, dueDate, sayadNumber, ownerName, ownerNationalCode, colour, pictureId}]. When none is missing any more,
-- all go into review together; `missing` counts them. `outcome`: 'done', 'locked' (a cheque is in review or accepted), 'terms'
-- (number, amount or date is not that of the plan), 'duplicate' (the Sayad number secures another instalment) or 'picture'
-- (an upload is not the customer's or is used); `about` is the number of the cheque when it is known.
CREATE OR REPLACE FUNCTION write_cheques(
  p_order integer, p_leasing integer, customer integer, given jsonb, moment timestamptz,
  OUT outcome text, OUT about integer, OUT missing integer
)
LANGUAGE plpgsql AS $$
BEGIN
  SELECT g.number, r.refusal INTO about, outcome
    FROM jsonb_to_recordset(given) AS g (number integer, amount bigint, "dueDate" text, "sayadNumber" text)
    LEFT JOIN cheques c ON (c.order_id = p_order OR c.leasing_id = p_leasing) AND c.number = g.number
    CROSS JOIN LATERAL (
      SELECT CASE
        WHEN c.number IS NULL OR (c.amount, c.due_date::text) <> (g.amount, g."dueDate") THEN 'terms'
        WHEN c.state IN ('inReview', 'accepted') THEN 'locked'
        WHEN EXISTS (
          SELECT FROM cheques d WHERE d.sayad_number = g."sayadNumber" AND d.state <> 'refused' AND d.id <> c.id
        ) THEN 'duplicate'
      END AS refusal
    ) r
    WHERE r.refusal IS NOT NULL ORDER BY g.number LIMIT 1;
  IF outcome IS NOT NULL THEN
    RETURN;
  END IF;
  -- Everything is undone when another customer hands in the same Sayad number in this moment.
  BEGIN
    IF NOT use_files(customer, 'cheque', ARRAY(SELECT (g ->> 'pictureId')::uuid FROM jsonb_array_elements(given) AS g), moment) THEN
      outcome := 'picture';
      RETURN;
    END IF;
    DELETE FROM stored_files f USING cheques c, jsonb_to_recordset(given) AS g (number integer)
      WHERE (c.order_id = p_order OR c.leasing_id = p_leasing) AND c.number = g.number AND f.id = c.picture_id;
    UPDATE cheques c SET state = 'registered', sayad_number = g."sayadNumber", owner_name = g."ownerName",
      owner_national_code = g."ownerNationalCode", colour = g.colour, picture_id = g."pictureId", reason = NULL, changed_at = moment
      FROM jsonb_to_recordset(given) AS g (number integer, "sayadNumber" text, "ownerName" text, "ownerNationalCode" text,
        colour text, "pictureId" uuid)
      WHERE (c.order_id = p_order OR c.leasing_id = p_leasing) AND c.number = g.number;
  EXCEPTION WHEN unique_violation THEN
    outcome := 'duplicate';
    RETURN;
  END;
  SELECT count(*) INTO missing FROM cheques c
    WHERE (c.order_id = p_order OR c.leasing_id = p_leasing) AND c.state IN ('awaited', 'refused');
  IF missing = 0 THEN
    UPDATE cheques c SET state = 'inReview', changed_at = moment
      WHERE (c.order_id = p_order OR c.leasing_id = p_leasing) AND c.state = 'registered';
  END IF;
  outcome := 'done';
END
$$;
