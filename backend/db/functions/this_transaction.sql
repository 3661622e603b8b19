-- Names the present transaction among all that the shop has ever had. PostgreSQL counts transactions from the start again when a shop is
-- restored elsewhere, so that the number alone would name old ones too.
CREATE OR REPLACE FUNCTION this_transaction() RETURNS text
LANGUAGE sql STABLE AS $$ SELECT pg_current_xact_id() || '@' || iso(now()) $$;
