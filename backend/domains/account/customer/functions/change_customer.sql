-- Changes a right of a customer or blocks the account, and records it. `what`: 'supervisor', 'noCheck' or 'blocked'; a block has a
-- `reason` and ends all sessions. Supervisors are locked in the order of their ids, so that two who demote each other at once do
-- not leave the shop without one. `operator` is null for the command line.
-- `outcome`: 'done', 'not_found', 'own' (a supervisor cannot give up the own right or block the own account) or 'last_supervisor'.
CREATE OR REPLACE FUNCTION change_customer(
  customer integer, what text, is_on boolean, reason text, operator integer, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_user users;
  was boolean;
  loses_supervisor boolean;
BEGIN
  PERFORM 1 FROM users u WHERE u.role = 'supervisor' AND what IN ('supervisor', 'blocked') ORDER BY u.id FOR UPDATE;
  SELECT * INTO found_user FROM users u WHERE u.id = customer AND u.removed_at IS NULL FOR UPDATE;
  loses_supervisor := found_user.role = 'supervisor' AND (what = 'supervisor' AND NOT is_on OR what = 'blocked' AND is_on);
  outcome := CASE
    WHEN found_user.id IS NULL THEN 'not_found'
    WHEN loses_supervisor AND customer = operator OR what = 'blocked' AND is_on AND customer = operator THEN 'own'
    WHEN loses_supervisor AND NOT EXISTS (
      SELECT FROM users u WHERE u.role = 'supervisor' AND u.id <> customer AND u.blocked_at IS NULL AND u.removed_at IS NULL
    ) THEN 'last_supervisor'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  was := CASE what
    WHEN 'supervisor' THEN found_user.role = 'supervisor'
    WHEN 'noCheck' THEN found_user.no_check
    ELSE found_user.blocked_at IS NOT NULL
  END;
  IF was = is_on THEN
    RETURN;
  END IF;
  UPDATE users u SET
    role = CASE WHEN what <> 'supervisor' THEN u.role WHEN is_on THEN 'supervisor' ELSE 'customer' END,
    no_check = CASE WHEN what = 'noCheck' THEN is_on ELSE u.no_check END,
    blocked_at = CASE WHEN what <> 'blocked' THEN u.blocked_at WHEN is_on THEN moment END,
    block_reason = CASE WHEN what <> 'blocked' THEN u.block_reason WHEN is_on THEN change_customer.reason END
    WHERE u.id = customer;
  IF what = 'blocked' AND is_on THEN
    DELETE FROM sessions s WHERE s.user_id = customer;
  END IF;
  -- A code that the customer has tried while the account was blocked must not delay the code of the first sign-in afterwards.
  IF what = 'blocked' AND NOT is_on THEN
    DELETE FROM sign_in_codes c WHERE c.mobile = found_user.mobile;
  END IF;
  INSERT INTO desk_changes (at, operator_id, area, subject, action, before, after)
    VALUES (moment, operator, 'customer', customer::text,
      CASE WHEN what = 'blocked' THEN CASE WHEN is_on THEN 'block' ELSE 'unblock' END
        WHEN is_on THEN 'grant' ELSE 'revoke' END,
      jsonb_build_object(what, was),
      jsonb_build_object(what, is_on) || CASE WHEN what = 'blocked' AND is_on
        THEN jsonb_build_object('reason', change_customer.reason) ELSE '{}' END);
END
$$;
