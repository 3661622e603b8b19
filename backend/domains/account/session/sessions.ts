import { randomBytes, randomUUID } from 'node:crypto';
import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement, noRow } from '@/backend/db/statement';
import { hasMainData } from '@/backend/domains/account/profile/mainData';
import { hashToken, sessionLifetimeMs } from '@/backend/server/callers';
import type { CleanUp } from '@/backend/server/cleanUps';
import { networkOf } from '@/backend/server/limiter';
import { Id, Nullable } from '@/contract/common';
import { UserInfo } from '@/contract/session';

/** Devices on which a customer may be signed in. A new sign-in ends the session that was used longest ago. */
const maxDevices = 20;
/** The single-use secret to set a password is valid this long. */
const secretLifetimeMs = 600_000;

/** The account of a number. */
const Account = Type.Object({
  ...Type.Pick(UserInfo, ['mobile', 'hasMainData']).properties,
  id: Id,
  passwordHash: Nullable(Type.String()),
  /** Number of password changes. A session is valid only for the value with which it began. */
  credentials: Type.Integer(),
  /** Whether an operator has blocked the account. */
  isBlocked: Type.Boolean(),
});
export type Account = Static<typeof Account>;

const accountColumns = `id, mobile, credentials, blocked_at IS NOT NULL AS "isBlocked", password_hash AS "passwordHash", ${hasMainData}`;
const findByMobile = declareStatement({
  name: 'account',
  text: `SELECT ${accountColumns} FROM users WHERE mobile = $1`,
  row: Account,
});
const insertAccount = declareStatement({
  name: 'account_make',
  // The update changes nothing. It makes the statement return the row when another call has inserted it.
  text: `INSERT INTO users (mobile, created_at) VALUES ($1, $2)
    ON CONFLICT (mobile) DO UPDATE SET mobile = excluded.mobile RETURNING ${accountColumns}`,
  row: Account,
});
// Every part of the statement reads the tables as they were before it, so `hadDevice` is about earlier sign-ins.
const insertSession = declareStatement({
  name: 'session_open',
  text: `WITH ended AS (
      DELETE FROM sessions WHERE user_id = $customer AND id NOT IN (
        SELECT id FROM sessions WHERE user_id = $customer AND expires_at > $now ORDER BY last_seen_at DESC, id
        LIMIT ${maxDevices - 1})),
    forgotten AS (
      DELETE FROM known_devices WHERE user_id = $customer AND token_hash <> $deviceHash AND token_hash NOT IN (
        SELECT token_hash FROM known_devices WHERE user_id = $customer ORDER BY last_seen_at DESC, token_hash
        LIMIT ${maxDevices - 1})),
    known AS (
      INSERT INTO known_devices (user_id, token_hash, last_seen_at) VALUES ($customer, $deviceHash, $now)
      ON CONFLICT (user_id, token_hash) DO UPDATE SET last_seen_at = excluded.last_seen_at)
    INSERT INTO sessions (id, user_id, token_hash, secret_hash, secret_until, device, created_at, last_seen_at, expires_at,
      credentials, device_hash, network)
    VALUES ($session, $customer, $tokenHash, $secretHash, $secretUntil, $device, $now, $now, $expiresAt, $credentials, $deviceHash,
      $network)
    RETURNING EXISTS (SELECT FROM known_devices WHERE user_id = $customer) OR EXISTS (SELECT FROM sessions WHERE user_id = $customer)
      AS "hadDevice"`,
  row: Type.Object({ hadDevice: Type.Boolean() }),
});
const deleteSession = declareStatement({
  name: 'session_end',
  text: 'DELETE FROM sessions WHERE user_id = $1 AND id = $2',
  row: noRow,
});
/** Rows that can no longer sign anybody in. Codes stay for a day, because their wrong attempts count that long. */
export const oldSignIns: readonly CleanUp[] = [
  { table: 'sessions', isOld: 'expires_at <= $1::timestamptz' },
  {
    table: 'sign_in_codes',
    isOld: `greatest(sent_at, wrong_since) <= $1::timestamptz - interval '1 day'`,
  },
];

const iso = (time: number) => new Date(time).toISOString();

/** The account of a number as 09xxxxxxxxx, or null. */
export async function findAccount(db: Database, mobile: string): Promise<Account | null> {
  const [row] = await db.query(findByMobile, [mobile]);
  return row ?? null;
}

/** Creates the account of a new number, or finds it when another call has created it. @param now ms since the epoch */
export async function createAccount(db: Database, mobile: string, now: number): Promise<Account> {
  const [row] = await db.query(insertAccount, [mobile, iso(now)]);
  if (!row) throw new Error('The account was not created.');
  return row;
}

type SessionOptions = {
  /** Title of the device, as the customer sees it in the list of devices. */
  device: string;
  /** The address of the device. Only its network is kept. */
  address: string;
  /** The hash of the browser's token (see `device/knownDevices.ts`). */
  deviceHash: string;
  /** Issue a single-use secret to set a password. Only a sign-in with a code gets one. */
  withSecret: boolean;
  /** Ms since the epoch. */
  now: number;
};

/**
 * Creates a session on a device and makes the device known. When the password has changed since the account was read, the
 * session is invalid. @returns `hadDevice`: whether the account has signed in before
 */
export async function openSession(
  db: Database,
  { id, mobile, hasMainData, passwordHash, credentials }: Account,
  { device, address, deviceHash, withSecret, now }: SessionOptions,
): Promise<{ info: UserInfo; hadDevice: boolean }> {
  const token = randomToken();
  const secretKey = withSecret ? randomToken() : null;
  const [created] = await db.query(insertSession, {
    session: randomUUID(),
    customer: id,
    tokenHash: hashToken(token),
    secretHash: secretKey && hashToken(secretKey),
    secretUntil: secretKey && iso(now + secretLifetimeMs),
    device,
    network: networkOf(address),
    now: iso(now),
    expiresAt: iso(now + sessionLifetimeMs),
    credentials,
    deviceHash,
  });
  return {
    info: { token, secretKey, hasMainData, hasPassword: passwordHash !== null, mobile },
    hadDevice: created?.hadDevice ?? false,
  };
}

/** 256 random bits as text. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** Ends a session on sign-out. Its device stays known. */
export async function endSession(db: Database, userId: number, sessionId: string): Promise<void> {
  await db.query(deleteSession, [userId, sessionId]);
}
