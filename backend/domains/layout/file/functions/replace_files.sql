-- Makes uploads of a customer the files of a document that had the files `earlier`. The new ones, which `fresh` names, are in use
-- from then on, and files that are not among them any more are deleted. `outcome`: 'done', 'too_many' or 'files' (an upload is not the
-- customer's, is used elsewhere or named twice). The caller has checked that the document can change, and refers to the files.
CREATE OR REPLACE FUNCTION replace_files(
  customer integer, purpose text, earlier uuid[], given uuid[], most integer, moment timestamptz, OUT outcome text, OUT fresh uuid[]
)
LANGUAGE plpgsql AS $$
BEGIN
  fresh := ARRAY(SELECT f.id FROM unnest(given) AS f (id) WHERE f.id <> ALL (earlier));
  outcome := CASE
    WHEN cardinality(given) > most THEN 'too_many'
    WHEN (SELECT count(DISTINCT f.id) FROM unnest(given) AS f (id)) < cardinality(given) THEN 'files'
    WHEN NOT use_files(customer, purpose, fresh, moment) THEN 'files'
    ELSE 'done'
  END;
  IF outcome = 'done' THEN
    DELETE FROM stored_files f WHERE f.id = ANY (earlier) AND f.id <> ALL (given);
  END IF;
END
$$;
