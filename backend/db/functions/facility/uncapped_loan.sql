-- The loan that a purchase of `payable` toman leaves after the prepayment, before the plan's ceiling. The same rule as
-- quotePlan in utils/facility/quote.ts; a property test compares both.
CREATE OR REPLACE FUNCTION uncapped_loan(payable bigint, prepayment_percent numeric, rounding_unit integer) RETURNS numeric
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN greatest(0, payable - ceil(payable * prepayment_percent / 100 / rounding_unit) * rounding_unit);
