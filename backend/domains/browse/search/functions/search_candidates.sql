-- Up to `most` ids of products that have the words of `vector`, or `pattern` in their text without spaces. A function, because
-- only a function can forbid the scan of the whole table: PostgreSQL takes that scan for cheap as soon as a word is frequent,
-- but it checks every product until it has found enough.
CREATE OR REPLACE FUNCTION search_candidates(vector tsquery, pattern text, most integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
BEGIN
  RETURN QUERY SELECT p.id FROM products p WHERE p.search_v @@ vector OR p.search_c LIKE pattern LIMIT most;
END
$$;
