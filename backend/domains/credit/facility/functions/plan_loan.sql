-- The loan of a purchase of `payable` toman on a plan. The same rule as quotePlan in rules/facility/quote.ts; a property
-- test compares both.
CREATE OR REPLACE FUNCTION plan_loan(
  payable bigint, prepayment_percent numeric, minimum_prepayment bigint, rounding_unit integer, ceiling bigint
) RETURNS numeric
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN least(ceiling, greatest(0, payable - greatest(
  minimum_prepayment, ceil(payable * prepayment_percent / 100 / rounding_unit) * rounding_unit
)));
