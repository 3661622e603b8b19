-- The price of one piece at `moment`, in toman: the promotion price while the promotion runs, else the list price minus
-- its discount. The same rule as effectivePrice in rules/pricing.ts; a property test compares both.
CREATE OR REPLACE FUNCTION effective_price(
  price bigint, discount bigint, promotion_price bigint, promotion_to timestamptz, moment timestamptz
) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN moment < promotion_to THEN promotion_price ELSE price - discount END;
