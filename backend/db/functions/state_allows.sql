-- Whether a row of a table may go from one state to another; see backend/db/stateMoves.ts.
CREATE OR REPLACE FUNCTION state_allows(which text, from_state text, to_state text) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM state_moves m WHERE m.subject = which AND m.earlier = from_state AND m.later = to_state);
END
$$;
