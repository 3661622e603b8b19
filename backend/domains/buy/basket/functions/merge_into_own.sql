-- Merges lines into a customer's basket that is locked and settled, and records the merge with the data for its undo.
CREATE OR REPLACE FUNCTION merge_into_own(
  basket uuid, customer integer, unlimited boolean, merge uuid, source uuid, lines jsonb, most_lines integer,
  moment timestamptz
) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  held jsonb := basket_lines(basket);
  told jsonb := merge_lines(basket, lines, unlimited, most_lines, moment);
BEGIN
  WITH changed AS (
    UPDATE baskets b SET revision = b.revision + 1, updated_at = moment WHERE b.id = basket RETURNING b.revision
  )
  INSERT INTO basket_imports (id, user_id, public_basket_id, report, before, revision, created_at)
    SELECT merge, customer, source, told, held, changed.revision, moment FROM changed;
  RETURN told;
END
$$;
