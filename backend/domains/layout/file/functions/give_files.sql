-- Makes uploads of a customer the files of a document that has the state `earlier` (null without files) and the files `known`. The
-- caller has locked the document, says with `refusal` why it cannot change now (null when it can), and then stores `given` and `later`,
-- the state: 'missing' without files, 'given' with a new one, so that a rejected document waits for its examination again, otherwise
-- as it was. New files are in use from then on, and files that are not given any more are deleted. `outcome`: 'done', the refusal,
-- 'locked' (it is accepted), 'too_many' or 'files' (an upload is not the customer's, is used elsewhere or named twice).
CREATE OR REPLACE FUNCTION give_files(
  customer integer, purpose text, refusal text, earlier text, known uuid[], given uuid[], most integer, moment timestamptz,
  OUT outcome text, OUT later text
)
LANGUAGE plpgsql AS $$
DECLARE
  fresh uuid[] := ARRAY(SELECT f.id FROM unnest(given) AS f (id) WHERE f.id <> ALL (known));
BEGIN
  later := CASE WHEN cardinality(given) = 0 THEN 'missing' WHEN cardinality(fresh) = 0 THEN earlier ELSE 'given' END;
  outcome := CASE
    WHEN refusal IS NOT NULL THEN refusal
    WHEN earlier = 'accepted' THEN 'locked'
    WHEN cardinality(given) > most THEN 'too_many'
    WHEN (SELECT count(DISTINCT f.id) FROM unnest(given) AS f (id)) < cardinality(given) THEN 'files'
    WHEN NOT use_files(customer, purpose, fresh, moment) THEN 'files'
    ELSE 'done'
  END;
  IF outcome = 'done' THEN
    DELETE FROM stored_files f WHERE f.id = ANY (known) AND f.id <> ALL (given);
  END IF;
END
$$;
