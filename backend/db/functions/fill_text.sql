-- A text with its placeholders replaced: `{name}` by the value of `name`. Texts come from TypeScript; see its messages.ts.
CREATE OR REPLACE FUNCTION fill_text(template text, given jsonb) RETURNS text
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  placeholder record;
BEGIN
  FOR placeholder IN SELECT * FROM jsonb_each_text(given) LOOP
    template := replace(template, '{' || placeholder.key || '}', coalesce(placeholder.value, ''));
  END LOOP;
  RETURN template;
END
$$;
