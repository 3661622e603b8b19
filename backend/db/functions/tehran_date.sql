-- The calendar date of an instant in Tehran, which is 3:30 ahead of UTC all year.
CREATE OR REPLACE FUNCTION tehran_date(moment timestamptz) RETURNS date
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (moment AT TIME ZONE 'UTC' + interval '3 hours 30 minutes')::date;
