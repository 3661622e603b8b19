import { randomBytes, randomUUID } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { hashToken, sessionLife } from '@/backend/callers';
import type { CleanUp } from '@/backend/cleanUps';
import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement, noRow } from '@/backend/db/statement';
import { hasMainData } from '@/backend/domains/profile/mainData';
import { Id, Nullable } from '@/contract/common';
import { Device } from '@/contract/device';
import { UserInfo } from '@/contract/session';

/** Devices a customer may be signed in on; the one used longest ago gives way. */
const mostDevices = 20;
/** How long (ms) the right to set a password lasts. */
const secretLife = 600_000;
/** How long a device that is not signed in any more stays known: as long as browsers keep its cookie. */
const deviceDays = 400;

/** Who somebody turned out to be. */
const Account = Type.Object({
  ...Type.Pick(UserInfo, ['mobile', 'hasMainData']).properties,
  id: Id,
  passwordHash: Nullable(Type.String()),
  /** How many passwords there were before this one; a session is good for the one it began with. */
  credentials: Type.Integer(),
});
export type Account = Static<typeof Account>;

/** SQL: forgets a customer's known devices but the one a session was opened on. */
export function forgetOthers(userId: string, sessionId: string): string {
  return `DELETE FROM known_devices WHERE user_id = ${userId}
    AND token_hash IS DISTINCT FROM (SELECT device_hash FROM sessions WHERE id = ${sessionId})`;
}

const account = `id, mobile, credentials, password_hash AS "passwordHash", ${hasMainData}`;
const find = declareStatement({
  name: 'account',
  text: `SELECT ${account} FROM users WHERE mobile = $1`,
  row: Account,
});
const make = declareStatement({
  name: 'account_make',
  // The update changes nothing; it makes the row come back when another call was faster.
  text: `INSERT INTO users (mobile, created_at) VALUES ($1, $2)
    ON CONFLICT (mobile) DO UPDATE SET mobile = excluded.mobile RETURNING ${account}`,
  row: Account,
});
// Every part sees the tables as they were before: `hadDevice` is about earlier sign-ins.
const open = declareStatement({
  name: 'session_open',
  text: `WITH ended AS (
      DELETE FROM sessions WHERE user_id = $customer AND id NOT IN (
        SELECT id FROM sessions WHERE user_id = $customer AND expires_at > $now ORDER BY last_seen_at DESC, id
        LIMIT ${mostDevices - 1})),
    forgotten AS (
      DELETE FROM known_devices WHERE user_id = $customer AND token_hash <> $deviceHash AND token_hash NOT IN (
        SELECT token_hash FROM known_devices WHERE user_id = $customer ORDER BY last_seen_at DESC, token_hash
        LIMIT ${mostDevices - 1})),
    known AS (
      INSERT INTO known_devices (user_id, token_hash, last_seen_at) VALUES ($customer, $deviceHash, $now)
      ON CONFLICT (user_id, token_hash) DO UPDATE SET last_seen_at = excluded.last_seen_at)
    INSERT INTO sessions (id, user_id, token_hash, secret_hash, secret_until, device, created_at, last_seen_at, expires_at,
      credentials, device_hash)
    VALUES ($session, $customer, $tokenHash, $secretHash, $secretUntil, $device, $now, $now, $expiresAt, $credentials, $deviceHash)
    RETURNING EXISTS (SELECT FROM known_devices WHERE user_id = $customer) OR EXISTS (SELECT FROM sessions WHERE user_id = $customer)
      AS "hadDevice"`,
  row: Type.Object({ hadDevice: Type.Boolean() }),
});
const end = declareStatement({
  name: 'session_end',
  text: 'DELETE FROM sessions WHERE user_id = $1 AND id = $2',
  row: noRow,
});
// A device that is signed out from elsewhere may be in foreign hands: it is known no more.
const signOut = declareStatement({
  name: 'session_sign_out',
  text: `WITH ended AS (DELETE FROM sessions WHERE user_id = $1 AND id = $2 RETURNING device_hash),
    forgotten AS (
      DELETE FROM known_devices WHERE user_id = $1 AND token_hash = (SELECT device_hash FROM ended))
    SELECT 1 FROM ended`,
  row: anyRow,
});
const signOutOthers = declareStatement({
  name: 'session_sign_out_others',
  text: `WITH ended AS (DELETE FROM sessions WHERE user_id = $1 AND id <> $2) ${forgetOthers('$1', '$2')}`,
  row: noRow,
});
const list = declareStatement({
  name: 'devices',
  text: `SELECT id, device AS title, created_at AS "createdAt", last_seen_at AS "lastSeenAt", id = $2 AS current
    FROM sessions WHERE user_id = $1 AND expires_at > $3
      AND credentials = (SELECT u.credentials FROM users u WHERE u.id = $1) ORDER BY id = $2 DESC, last_seen_at DESC, id LIMIT 100`,
  row: Device,
});
/** What nobody can sign in or call with any more; codes stay while the wrong ones of a day still count. */
export const oldSignIns: readonly CleanUp[] = [
  { table: 'sessions', isOld: 'expires_at <= $1::timestamptz' },
  {
    table: 'sign_in_codes',
    isOld: `greatest(sent_at, wrong_since) <= $1::timestamptz - interval '1 day'`,
  },
  { table: 'known_devices', isOld: `last_seen_at <= $1::timestamptz - interval '${deviceDays} days'` },
];

const iso = (time: number) => new Date(time).toISOString();

/** The account of a number as 09xxxxxxxxx, or null. */
export async function findAccount(db: Database, mobile: string): Promise<Account | null> {
  const [row] = await db.query(find, [mobile]);
  return row ?? null;
}

/** Makes the account of a new number. @param now ms since the epoch */
export async function makeAccount(db: Database, mobile: string, now: number): Promise<Account> {
  const [row] = await db.query(make, [mobile, iso(now)]);
  if (!row) throw new Error('An account was not made.');
  return row;
}

type Opening = {
  /** What the customer will know the session by. */
  device: string;
  /** The hash of the browser's token (see `knownDevices.ts`). */
  deviceHash: string;
  /** Gives the single-use right to set a password: only after a code. */
  withSecret: boolean;
  /** Ms since the epoch. */
  now: number;
};

/**
 * Signs somebody in on a device, which is known from then on. A session for an account whose password has changed since
 * it was read is good for nothing. `hadDevice`: the account had signed in somewhere before.
 */
export async function openSession(
  db: Database,
  { id, mobile, hasMainData, passwordHash, credentials }: Account,
  { device, deviceHash, withSecret, now }: Opening,
): Promise<{ info: UserInfo; hadDevice: boolean }> {
  const token = randomToken();
  const secretKey = withSecret ? randomToken() : null;
  const [opened] = await db.query(open, {
    session: randomUUID(),
    customer: id,
    tokenHash: hashToken(token),
    secretHash: secretKey && hashToken(secretKey),
    secretUntil: secretKey && iso(now + secretLife),
    device,
    now: iso(now),
    expiresAt: iso(now + sessionLife),
    credentials,
    deviceHash,
  });
  return {
    info: { token, secretKey, hasMainData, hasPassword: passwordHash !== null, mobile },
    hadDevice: opened?.hadDevice ?? false,
  };
}

/** 256 random bits as text. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** Ends the session a customer leaves; its device stays known. */
export async function endSession(db: Database, userId: number, sessionId: string): Promise<void> {
  await db.query(end, [userId, sessionId]);
}

/** Signs one device of a customer out and forgets it. @returns false when it was none of theirs */
export async function signOutDevice(db: Database, userId: number, sessionId: string): Promise<boolean> {
  return (await db.query(signOut, [userId, sessionId])).length > 0;
}

/** Signs every device of a customer out but one, and forgets them. */
export async function signOutOtherDevices(db: Database, userId: number, sessionId: string): Promise<void> {
  await db.query(signOutOthers, [userId, sessionId]);
}

/** The devices a customer is signed in on, this one first. @param now ms since the epoch */
export const readDevices = (
  db: Database,
  userId: number,
  sessionId: string,
  now: number,
): Promise<Device[]> => db.query(list, [userId, sessionId, iso(now)]);
