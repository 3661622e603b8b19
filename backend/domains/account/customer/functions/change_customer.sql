-- Changes a right of a customer or blocks the account, and records it. `what`: 'supervisor' (with the role at the desk), 'noCheck', 'secondStep'
-- (is taken only, for a supervisor who has lost the phone) or 'blocked'; a block has a `reason` and ends all sessions. Supervisors are locked in the order of their ids, so that two owners who
-- demote each other at once do not leave the shop without one. `operator` is null for the command line.
-- `outcome`: 'done', 'not_found', 'own' (a supervisor cannot give up the own right or block the own account) or 'last_supervisor'.
CREATE OR REPLACE FUNCTION change_customer(
  customer integer, what text, is_on boolean, reason text, desk_role text, operator integer, moment timestamptz, OUT outcome text
)
LANGUAGE plpgsql AS $$
DECLARE
  found_user users;
  was boolean;
  loses_owner boolean;
BEGIN
  PERFORM 1 FROM users u WHERE u.role = 'supervisor' AND what IN ('supervisor', 'blocked') ORDER BY u.id FOR UPDATE;
  SELECT * INTO found_user FROM users u WHERE u.id = customer AND u.removed_at IS NULL FOR UPDATE;
  loses_owner := found_user.role = 'supervisor' AND found_user.desk_role = 'owner'
    AND (what = 'supervisor' AND (NOT is_on OR change_customer.desk_role <> 'owner') OR what = 'blocked' AND is_on);
  outcome := CASE
    WHEN found_user.id IS NULL OR what = 'secondStep' AND is_on THEN 'not_found'
    WHEN loses_owner AND customer = operator OR what = 'blocked' AND is_on AND customer = operator THEN 'own'
    WHEN loses_owner AND NOT EXISTS (
      SELECT FROM users u WHERE u.role = 'supervisor' AND u.desk_role = 'owner' AND u.id <> customer AND u.blocked_at IS NULL
        AND u.removed_at IS NULL
    ) THEN 'last_supervisor'
    ELSE 'done'
  END;
  IF outcome <> 'done' THEN
    RETURN;
  END IF;
  was := CASE what
    WHEN 'supervisor' THEN found_user.role = 'supervisor'
    WHEN 'noCheck' THEN found_user.no_check
    WHEN 'secondStep' THEN found_user.second_step_key IS NOT NULL
    ELSE found_user.blocked_at IS NOT NULL
  END;
  IF was = is_on AND (what <> 'supervisor' OR NOT is_on OR found_user.desk_role = change_customer.desk_role) THEN
    RETURN;
  END IF;
  UPDATE users u SET
    role = CASE WHEN what <> 'supervisor' THEN u.role WHEN is_on THEN 'supervisor' ELSE 'customer' END,
    desk_role = CASE WHEN what = 'supervisor' THEN change_customer.desk_role ELSE u.desk_role END,
    second_step_key = CASE WHEN what = 'secondStep' THEN NULL ELSE u.second_step_key END,
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
      jsonb_build_object(what, was) || CASE WHEN what = 'supervisor' AND was THEN jsonb_build_object('deskRole', found_user.desk_role)
        ELSE '{}' END,
      jsonb_build_object(what, is_on) || CASE WHEN what = 'supervisor' AND is_on
        THEN jsonb_build_object('deskRole', change_customer.desk_role) ELSE '{}' END || CASE WHEN what = 'blocked' AND is_on
        THEN jsonb_build_object('reason', change_customer.reason) ELSE '{}' END);
END
$$;
