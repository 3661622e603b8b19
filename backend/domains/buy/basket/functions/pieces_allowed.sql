-- Largest quantity of a variant in one line. A seller's ceiling only keeps sums of money whole numbers in JavaScript.
CREATE OR REPLACE FUNCTION pieces_allowed(stock integer, max_buy integer, offered boolean, unlimited boolean) RETURNS integer
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN NOT offered THEN 0 WHEN unlimited THEN 100000 ELSE least(stock, max_buy) END
$$;
