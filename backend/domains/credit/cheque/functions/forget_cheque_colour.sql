-- Forgets the colour of a cheque once it is decided about, because nothing else needs it.
CREATE OR REPLACE FUNCTION forget_cheque_colour() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.colour := NULL;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER cheques_forget_colour BEFORE UPDATE OF state ON cheques
  FOR EACH ROW WHEN (NEW.colour IS NOT NULL AND NEW.state NOT IN ('registered', 'inReview')) EXECUTE FUNCTION forget_cheque_colour();
