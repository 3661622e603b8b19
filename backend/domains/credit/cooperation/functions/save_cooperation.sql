-- Saves typed fields of a customer's open request. Without one, or after a rejection, it begins a draft: with the fields of the
-- rejected request, or with `empty`. `outcome`: 'done' or 'closed' (an operator has it, or it was approved).
CREATE OR REPLACE FUNCTION save_cooperation(
  customer integer, typed jsonb, empty jsonb, moment timestamptz, OUT outcome text, OUT request integer
)
LANGUAGE plpgsql AS $$
DECLARE
  newest cooperation_requests;
BEGIN
  PERFORM 1 FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
  SELECT * INTO newest FROM cooperation_requests r WHERE r.user_id = customer ORDER BY r.id DESC LIMIT 1 FOR UPDATE;
  IF newest.id IS NULL OR newest.state = 'rejected' THEN
    INSERT INTO cooperation_requests (user_id, form, saved_at)
      VALUES (customer, coalesce(newest.form, empty) || typed, moment) RETURNING id INTO request;
    INSERT INTO cooperation_events (request_id, state, at) VALUES (request, 'draft', moment);
  ELSIF newest.state IN ('draft', 'needsCorrection') THEN
    request := newest.id;
    UPDATE cooperation_requests r SET form = r.form || typed, saved_at = moment WHERE r.id = request;
  ELSE
    outcome := 'closed';
    RETURN;
  END IF;
  outcome := 'done';
END
$$;
