import { randomBytes, randomUUID } from 'node:crypto';
import { hashToken, sessionLife } from '@/backend/callers';
import type { Database, Statement } from '@/backend/db/connect';
import { hasMainData } from '@/backend/domains/user/mainData';
import type { Device, UserInfo } from '@/contract/session';

/** Devices a customer may be signed in on; the one used longest ago gives way. */
const mostDevices = 20;
/** How long (ms) the right to set a password lasts. */
const secretLife = 600_000;

/** Who somebody turned out to be. */
export type Account = {
  id: number;
  passwordHash: string | null;
  /** How many passwords there were before this one; a session is good for the one it began with. */
  credentials: number;
} & Pick<UserInfo, 'mobile' | 'hasMainData'>;

const account = `id, mobile, credentials, password_hash AS "passwordHash", ${hasMainData}`;
const find: Statement = { name: 'account', text: `SELECT ${account} FROM users WHERE mobile = $1` };
const make: Statement = {
  name: 'account_make',
  // The update changes nothing; it makes the row come back when another call was faster.
  text: `INSERT INTO users (mobile, created_at) VALUES ($1, $2)
    ON CONFLICT (mobile) DO UPDATE SET mobile = excluded.mobile RETURNING ${account}`,
};
const open: Statement = {
  name: 'session_open',
  text: `WITH ended AS (
      DELETE FROM sessions WHERE user_id = $2 AND id NOT IN (
        SELECT id FROM sessions WHERE user_id = $2 AND expires_at > $7 ORDER BY last_seen_at DESC, id
        LIMIT ${mostDevices - 1}))
    INSERT INTO sessions (id, user_id, token_hash, secret_hash, secret_until, device, created_at, last_seen_at, expires_at,
      credentials)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9)`,
};
const end: Statement = {
  name: 'session_end',
  text: 'DELETE FROM sessions WHERE user_id = $1 AND id = $2 RETURNING 1',
};
const endOthers: Statement = {
  name: 'session_end_others',
  text: 'DELETE FROM sessions WHERE user_id = $1 AND id <> $2',
};
const list: Statement = {
  name: 'devices',
  text: `SELECT id, device AS title, created_at AS "createdAt", last_seen_at AS "lastSeenAt", id = $2 AS current
    FROM sessions WHERE user_id = $1 AND expires_at > $3
      AND credentials = (SELECT u.credentials FROM users u WHERE u.id = $1) ORDER BY id = $2 DESC, last_seen_at DESC, id LIMIT 100`,
};
const removeOldSessions: Statement = {
  name: 'sessions_remove_old',
  text: 'DELETE FROM sessions WHERE expires_at <= $1',
};
const removeOldCodes: Statement = {
  name: 'codes_remove_old',
  // Not while wrong codes of a day still count.
  text: 'DELETE FROM sign_in_codes WHERE sent_at <= $1 AND coalesce(wrong_since, sent_at) <= $1',
};

const iso = (time: number) => new Date(time).toISOString();
const dayLong = 86_400_000;

/** The account of a number as 09xxxxxxxxx, or null. */
export async function findAccount(db: Database, mobile: string): Promise<Account | null> {
  const [row] = await db.query<Account>(find, [mobile]);
  return row ?? null;
}

/** Makes the account of a new number. @param now ms since the epoch */
export async function makeAccount(db: Database, mobile: string, now: number): Promise<Account> {
  const [row] = await db.query<Account>(make, [mobile, iso(now)]);
  if (!row) throw new Error('An account was not made.');
  return row;
}

/**
 * Signs somebody in on a device. A session for an account whose password has changed since it was read is good for nothing.
 * @param withSecret gives the single-use right to set a password: only after a code @param now ms since the epoch
 */
export async function openSession(
  db: Database,
  { id, mobile, hasMainData, passwordHash, credentials }: Account,
  { device, withSecret, now }: { device: string; withSecret: boolean; now: number },
): Promise<UserInfo> {
  const token = randomToken();
  const secretKey = withSecret ? randomToken() : null;
  await db.query(open, [
    randomUUID(),
    id,
    hashToken(token),
    secretKey && hashToken(secretKey),
    secretKey && iso(now + secretLife),
    device,
    iso(now),
    iso(now + sessionLife),
    credentials,
  ]);
  return { token, secretKey, hasMainData, hasPassword: passwordHash !== null, mobile };
}

/** 256 random bits as text. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** Signs one device of a customer out. @returns false when it was none of theirs */
export async function endSession(db: Database, userId: number, sessionId: string): Promise<boolean> {
  return (await db.query(end, [userId, sessionId])).length > 0;
}

/** Signs every device of a customer out but one. */
export async function endOtherSessions(db: Database, userId: number, sessionId: string): Promise<void> {
  await db.query(endOthers, [userId, sessionId]);
}

/** The devices a customer is signed in on, this one first. @param now ms since the epoch */
export const readDevices = (
  db: Database,
  userId: number,
  sessionId: string,
  now: number,
): Promise<Device[]> => db.query(list, [userId, sessionId, iso(now)]);

/** Removes what nobody can sign in or call with any more. @param now ms since the epoch */
export async function removeOldSignIns(db: Database, now: number): Promise<void> {
  await db.query(removeOldSessions, [iso(now)]);
  await db.query(removeOldCodes, [iso(now - dayLong)]);
}
