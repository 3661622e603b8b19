-- Deletes the beta registrations of a mobile whose account is deleted, and frees the places that are still held.
CREATE OR REPLACE FUNCTION erase_beta(p_mobile text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM beta_programmes b
    WHERE b.id IN (SELECT r.programme_id FROM beta_registrations r WHERE r.mobile = p_mobile) ORDER BY b.id FOR NO KEY UPDATE;
  WITH gone AS (DELETE FROM beta_registrations r WHERE r.mobile = p_mobile RETURNING r.programme_id, r.state)
  UPDATE beta_programmes b SET taken = b.taken - 1 FROM gone g WHERE b.id = g.programme_id AND g.state = 'registered';
END
$$;
