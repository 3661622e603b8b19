-- An instant as the contract writes it: ISO 8601 in UTC.
CREATE OR REPLACE FUNCTION iso(moment timestamptz) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE
RETURN to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
