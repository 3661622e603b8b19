-- An amount with Persian digits and thousands separators, for texts.
CREATE OR REPLACE FUNCTION persian_amount(amount bigint) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN translate(to_char(amount, 'FM999,999,999,999,990'), ',0123456789', '٬۰۱۲۳۴۵۶۷۸۹');
