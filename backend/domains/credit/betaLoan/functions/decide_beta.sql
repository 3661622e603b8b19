-- Invites a registered person to the beta programme, or refuses the registration with a reason, which frees its place. The
-- customer with the mobile gets a message, and the worker sends a text message, because a person needs no account. `outcome`: 'done', 'not_found' or 'wrong_state'.
CREATE OR REPLACE FUNCTION decide_beta(
  p_registration integer, verdict text, why text, title text, body text, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_registration beta_registrations;
BEGIN
  -- The programme is locked before its registrations, as by a registration.
  PERFORM 1 FROM beta_programmes b
    WHERE b.id = (SELECT r.programme_id FROM beta_registrations r WHERE r.id = p_registration) FOR NO KEY UPDATE;
  SELECT * INTO found_registration FROM beta_registrations r WHERE r.id = p_registration FOR NO KEY UPDATE;
  outcome := CASE
    WHEN found_registration.id IS NULL THEN 'not_found'
    WHEN found_registration.state <> 'registered' THEN 'wrong_state'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  UPDATE beta_registrations r SET state = verdict, reason = CASE verdict WHEN 'refused' THEN why END, changed_at = moment
    WHERE r.id = p_registration;
  IF verdict = 'refused' THEN
    UPDATE beta_programmes b SET taken = b.taken - 1 WHERE b.id = found_registration.programme_id;
  END IF;
  -- It names neither the decision nor the person, because somebody else may read it.
  PERFORM queue_text((SELECT u.id FROM users u WHERE u.mobile = found_registration.mobile), found_registration.mobile, 'beta',
    jsonb_build_object('code', found_registration.tracking_code), 'beta_decision:' || p_registration, moment);
  PERFORM notify(u.id, 'facility', decide_beta.title, body, '/loanbeta/check', moment) FROM users u WHERE u.mobile = found_registration.mobile;
END
$$;
