import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { forgetOtherDevices } from '@/backend/domains/account/device/knownDevices';
import type { guardOf } from '@/backend/domains/account/session/guard';
import { notifyNewPassword } from '@/backend/domains/account/session/notifyCustomer';
import { hashPassword, isPassword } from '@/backend/domains/account/session/password';
import { type Caller, hashToken } from '@/backend/server/callers';
import { isoNow } from '@/backend/server/clock';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { Nullable } from '@/contract/common';
import type { ChangePassword, ResetPassword } from '@/contract/profile';
import { isGoodPassword, longestPassword } from '@/rules/personalData';
import { isKnownPassword, isOwnNumber } from './knownPasswords';
import { messages } from './messages';

const findSecret = declareStatement({
  name: 'secret_known',
  text: `SELECT u.mobile FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = $session AND s.secret_hash = $secretHash AND s.secret_until > $now`,
  row: Type.Object({ mobile: Type.String() }),
});
// Uses the secret, sets the password and signs out every other device in one statement, so that all of it happens or nothing.
// Sign-ins in progress keep the old `credentials` and become invalid. `isNews` is false for the first password on the only
// device of an account. The customer's row is locked first, as in `replacePassword`, so that the two cannot deadlock.
const resetBySecret = declareStatement({
  name: 'password_reset',
  text: `WITH owner AS (
      SELECT id, credentials, password_hash IS NOT NULL AS had FROM users
      WHERE id = (SELECT user_id FROM sessions WHERE id = $session AND secret_hash = $secretHash AND secret_until > $now)
      FOR NO KEY UPDATE),
    used AS (
      UPDATE sessions s SET secret_hash = NULL, secret_until = NULL, credentials = owner.credentials + 1 FROM owner
      WHERE s.id = $session AND s.user_id = owner.id AND s.secret_hash = $secretHash AND s.secret_until > $now RETURNING s.user_id),
    ended AS (DELETE FROM sessions WHERE user_id = (SELECT user_id FROM used) AND id <> $session),
    forgotten AS (${forgetOtherDevices('(SELECT user_id FROM used)', '$session')})
    UPDATE users SET password_hash = $passwordHash, credentials = credentials + 1
    WHERE id = (SELECT user_id FROM used)
    RETURNING (SELECT device FROM sessions WHERE id = $session) AS device, (SELECT had FROM owner)
      OR EXISTS (SELECT FROM sessions s WHERE s.user_id = users.id AND s.id <> $session)
      OR EXISTS (SELECT FROM known_devices k WHERE k.user_id = users.id
        AND k.token_hash IS DISTINCT FROM (SELECT device_hash FROM sessions WHERE id = $session)) AS "isNews"`,
  row: Type.Object({ device: Type.String(), isNews: Type.Boolean() }),
});
const readPassword = declareStatement({
  name: 'password_current',
  text: 'SELECT password_hash AS "passwordHash", mobile FROM users WHERE id = $1',
  row: Type.Object({ passwordHash: Nullable(Type.String()), mobile: Type.String() }),
});
// Changes the password only while it is still the one that was checked.
const replacePassword = declareStatement({
  name: 'password_change',
  text: `WITH changed AS (
      UPDATE users SET password_hash = $passwordHash, credentials = credentials + 1
      WHERE id = $customer AND password_hash = $knownHash RETURNING id, credentials),
    kept AS (
      UPDATE sessions s SET credentials = changed.credentials FROM changed
      WHERE s.id = $session AND s.user_id = changed.id),
    ended AS (DELETE FROM sessions WHERE user_id = (SELECT id FROM changed) AND id <> $session),
    forgotten AS (${forgetOtherDevices('(SELECT id FROM changed)', '$session')})
    SELECT device FROM sessions WHERE id = $session AND user_id = (SELECT id FROM changed)`,
  row: Type.Object({ device: Type.String() }),
});

type Parts = Pick<DomainParts, 'db' | 'now'>;

/** Sets a new password with the single-use secret of this session, and signs out the other devices. @throws 400 */
export async function resetPassword(
  { db, now }: Parts,
  { userId, sessionId }: Caller,
  { password, secretKey }: ResetPassword,
): Promise<void> {
  requireGoodPassword(password);
  const credentials = { session: sessionId, secretHash: hashToken(secretKey) };
  const secretGone = () => refuse(400, 'bad_input', messages.secretGone);
  // Checks the secret before the password is hashed, because hashing is expensive.
  const [owner] = await db.query(findSecret, { ...credentials, now: isoNow({ now }) });
  if (!owner) throw secretGone();
  refuseOwnNumber(password, owner.mobile);
  const passwordHash = await hashPassword(password);
  const values = { ...credentials, now: isoNow({ now }), passwordHash };
  const [done] = await db.query(resetBySecret, values);
  if (!done) throw secretGone();
  if (done.isNews) await notifyNewPassword(db, { userId, device: done.device, now: now() });
}

/** Replaces the current password, which the customer must enter, and signs out the other devices. @throws 400, 429 */
export async function changePassword(
  { db, now }: Parts,
  guard: ReturnType<typeof guardOf>,
  { userId, sessionId }: Caller,
  { currentPassword, password }: ChangePassword,
  address: string,
): Promise<void> {
  requireGoodPassword(password);
  const [row] = await db.query(readPassword, [userId]);
  if (row) refuseOwnNumber(password, row.mobile);
  const giveBack = await guard.countPasswordCheck(`user-${userId}`, { address, device: null });
  const stored = row?.passwordHash ?? null;
  const right = await isPassword(currentPassword, stored);
  const [done] = right
    ? await db.query(replacePassword, {
        customer: userId,
        session: sessionId,
        knownHash: stored,
        passwordHash: await hashPassword(password),
      })
    : [];
  if (!done) {
    const fields = { currentPassword: messages.wrongCurrentPassword };
    const event = { reason: 'wrong_password', customer: userId } as const;
    throw refuse(400, 'bad_input', messages.wrongCurrentPassword, fields, event);
  }
  await giveBack();
  await notifyNewPassword(db, { userId, device: done.device, now: now() });
}

/** @throws 400 when a new password breaks a rule or is easy to guess */
function requireGoodPassword(password: string): void {
  if (!isGoodPassword(password)) {
    throw refusePassword(password.length > longestPassword ? messages.longPassword : messages.weakPassword);
  }
  if (isKnownPassword(password)) throw refusePassword(messages.knownPassword);
}

/** @throws 400 when a new password contains the customer's own number */
function refuseOwnNumber(password: string, mobile: string): void {
  if (isOwnNumber(password, mobile)) throw refusePassword(messages.ownNumber);
}

const refusePassword = (message: string) => refuse(400, 'bad_input', message, { password: message });
