-- A whole number with Persian digits, without separators: order numbers in texts.
CREATE OR REPLACE FUNCTION persian_digits(number bigint) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN translate(number::text, '0123456789', '۰۱۲۳۴۵۶۷۸۹');
