import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement, noRow } from '@/backend/db/statement';
import { Device } from '@/contract/device';
import { forgetOtherDevices } from './knownDevices';

// Also removes the known device, because a device that is signed out from another one may be lost or stolen.
const deleteSessionAndDevice = declareStatement({
  name: 'session_sign_out',
  text: `WITH ended AS (DELETE FROM sessions WHERE user_id = $1 AND id = $2 RETURNING device_hash),
    forgotten AS (
      DELETE FROM known_devices WHERE user_id = $1 AND token_hash = (SELECT device_hash FROM ended))
    SELECT 1 FROM ended`,
  row: anyRow,
});
const deleteOtherSessions = declareStatement({
  name: 'session_sign_out_others',
  text: `WITH ended AS (DELETE FROM sessions WHERE user_id = $1 AND id <> $2) ${forgetOtherDevices('$1', '$2')}`,
  row: noRow,
});
const listDevices = declareStatement({
  name: 'devices',
  text: `SELECT id, device AS title, created_at AS "createdAt", last_seen_at AS "lastSeenAt", network, id = $2 AS current
    FROM sessions WHERE user_id = $1 AND expires_at > $3
      AND credentials = (SELECT u.credentials FROM users u WHERE u.id = $1) ORDER BY id = $2 DESC, last_seen_at DESC, id LIMIT 100`,
  row: Device,
});

/** Signs out one device of a customer, which is then no known device. @returns false when the customer has no such session */
export async function signOutDevice(db: Database, userId: number, sessionId: string): Promise<boolean> {
  return (await db.query(deleteSessionAndDevice, [userId, sessionId])).length > 0;
}

/** Signs out every device of a customer except that of a session. They are then no known devices. */
export async function signOutOtherDevices(db: Database, userId: number, sessionId: string): Promise<void> {
  await db.query(deleteOtherSessions, [userId, sessionId]);
}

/** The devices on which a customer is signed in, the calling device first. @param now ms since the epoch */
export const readDevices = (
  db: Database,
  userId: number,
  sessionId: string,
  now: number,
): Promise<Device[]> => db.query(listDevices, [userId, sessionId, new Date(now).toISOString()]);
