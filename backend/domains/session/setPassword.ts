import { type Caller, hashToken } from '@/backend/callers';
import type { Database, Statement } from '@/backend/db/connect';
import { refuse } from '@/backend/errors';
import type { DomainParts } from '@/backend/parts';
import type { ChangePassword, ResetPassword } from '@/contract/session';
import { isGoodPassword, longestPassword } from '@/utils/person';
import type { guardOf } from './guard';
import { messages } from './messages';
import { hashPassword, isPassword } from './password';

const hasSecret: Statement = {
  name: 'secret_known',
  text: 'SELECT 1 FROM sessions WHERE id = $1 AND secret_hash = $2 AND secret_until > $3',
};
// The right is used up, the password set and every other device signed out in one statement, or nothing of it happens.
// Sign-ins that are under way keep the old `credentials`. The customer is locked first, as in a change: no circle.
const reset: Statement = {
  name: 'password_reset',
  text: `WITH owner AS (
      SELECT id, credentials FROM users
      WHERE id = (SELECT user_id FROM sessions WHERE id = $1 AND secret_hash = $2 AND secret_until > $3)
      FOR NO KEY UPDATE),
    used AS (
      UPDATE sessions s SET secret_hash = NULL, secret_until = NULL, credentials = owner.credentials + 1 FROM owner
      WHERE s.id = $1 AND s.user_id = owner.id AND s.secret_hash = $2 AND s.secret_until > $3 RETURNING s.user_id),
    ended AS (DELETE FROM sessions WHERE user_id = (SELECT user_id FROM used) AND id <> $1)
    UPDATE users SET password_hash = $4, credentials = credentials + 1
    WHERE id = (SELECT user_id FROM used) RETURNING 1`,
};
const current: Statement = {
  name: 'password_current',
  text: 'SELECT password_hash AS "passwordHash" FROM users WHERE id = $1',
};
// Only on top of the password that was checked.
const change: Statement = {
  name: 'password_change',
  text: `WITH changed AS (
      UPDATE users SET password_hash = $4, credentials = credentials + 1
      WHERE id = $1 AND password_hash = $3 RETURNING id, credentials),
    kept AS (
      UPDATE sessions s SET credentials = changed.credentials FROM changed
      WHERE s.id = $2 AND s.user_id = changed.id),
    ended AS (DELETE FROM sessions WHERE user_id = (SELECT id FROM changed) AND id <> $2)
    SELECT 1 FROM changed`,
};

type Parts = Pick<DomainParts, 'db' | 'now'>;

/** Sets a new password with the single-use right of this session, and signs the other devices out. @throws 400 */
export async function resetPassword(
  { db, now }: Parts,
  { sessionId }: Caller,
  { password, secretKey }: ResetPassword,
): Promise<void> {
  requireGood(password);
  const known = [sessionId, hashToken(secretKey)];
  const gone = () => refuse(400, 'bad_input', messages.secretGone);
  // Hashing costs: not for a right that is none.
  if ((await db.query(hasSecret, [...known, new Date(now()).toISOString()])).length === 0) throw gone();
  const hash = await hashPassword(password);
  if (!(await didSet(db, reset, [...known, new Date(now()).toISOString(), hash]))) throw gone();
}

/** Changes the password of somebody who knows the present one, and signs the other devices out. @throws 400, 429 */
export async function changePassword(
  { db }: Parts,
  guard: ReturnType<typeof guardOf>,
  { userId, sessionId }: Caller,
  { currentPassword, password }: ChangePassword,
  address: string,
): Promise<void> {
  requireGood(password);
  const wasRight = await guard.password(`user-${userId}`, address);
  const [row] = await db.query<{ passwordHash: string | null }>(current, [userId]);
  const stored = row?.passwordHash ?? null;
  const right = await isPassword(currentPassword, stored);
  const hash = right ? await hashPassword(password) : null;
  if (!hash || !(await didSet(db, change, [userId, sessionId, stored, hash]))) {
    throw refuse(400, 'bad_input', messages.wrongCurrentPassword, {
      currentPassword: messages.wrongCurrentPassword,
    });
  }
  await wasRight();
}

const didSet = async (db: Database, statement: Statement, values: readonly unknown[]) =>
  (await db.query(statement, values)).length > 0;

function requireGood(password: string): void {
  if (isGoodPassword(password)) return;
  const message = password.length > longestPassword ? messages.longPassword : messages.weakPassword;
  throw refuse(400, 'bad_input', message, { password: message });
}
