-- This share of an amount, rounded down to toman. A share such as 1/3 has an end in numeric, so the product is rounded to four
-- decimals first: otherwise three thirds of an amount would be one toman less than the amount.
CREATE OR REPLACE FUNCTION share_of(amount bigint, share numeric) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT floor(round(share_of.amount * share_of.share, 4))::bigint
$$;
