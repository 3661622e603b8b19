-- The reason that an operator has typed, with a full stop, so that another sentence can follow it.
CREATE OR REPLACE FUNCTION end_sentence(typed text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT btrim(typed) || CASE WHEN btrim(typed) ~ '[.!؟…]$' THEN '' ELSE '.' END
$$;
