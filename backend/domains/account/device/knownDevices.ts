import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { cookieOptions } from '@/backend/domains/account/session/cookies';
import { hashToken } from '@/backend/server/callers';
import type { CleanUp } from '@/backend/server/cleanUps';

/**
 * A known device is a browser in which a customer has signed in before. The browser keeps a random token in a cookie that
 * scripts cannot read, and the database keeps the hash of the token for the customer. Each account gets its own token in
 * a browser, so that a cookie planted by an attacker does not make a device known.
 */
const cookieName = 'known_device';
/** Accounts for which one browser stays known. A new sign-in removes the oldest. */
const maxTokens = 4;
/** Browsers keep no cookie longer than 400 days. */
const cookieDays = 400;
const cookieFormat = new RegExp(`^[\\w-]{43}(?:\\.[\\w-]{43}){0,${maxTokens - 1}}$`);

const find = declareStatement({
  name: 'known_device',
  text: `SELECT k.token_hash AS "tokenHash" FROM known_devices k JOIN users u ON u.id = k.user_id
    WHERE u.mobile = $1 AND k.token_hash = ANY ($2::text[]) LIMIT 1`,
  row: Type.Object({ tokenHash: Type.String() }),
});

/** A device stays known after its last sign-in as long as browsers keep its cookie. */
export const oldKnownDevices: CleanUp = {
  table: 'known_devices',
  isOld: `last_seen_at <= $1::timestamptz - interval '${cookieDays} days'`,
};

/** SQL: deletes the known devices of a customer except the device of a session. */
export function forgetOtherDevices(userId: string, sessionId: string): string {
  return `DELETE FROM known_devices WHERE user_id = ${userId}
    AND token_hash IS DISTINCT FROM (SELECT device_hash FROM sessions WHERE id = ${sessionId})`;
}

/** The tokens of a browser, newest first. Returns none without the cookie or when its value is malformed. */
export function readDeviceTokens({ cookies }: Pick<FastifyRequest, 'cookies'>): string[] {
  return cookieFormat.exec(cookies[cookieName] ?? '')?.[0].split('.') ?? [];
}

/** The hash of the token that makes this browser a known device of the number, or null. Asks nothing without tokens. */
export async function findKnownDevice(
  db: Database,
  mobile: string,
  tokens: readonly string[],
): Promise<string | null> {
  if (tokens.length === 0) return null;
  const [row] = await db.query(find, [mobile, tokens.map(hashToken)]);
  return row?.tokenHash ?? null;
}

/** Sets the cookie with a new token in front of the tokens that the browser has. */
export function setDeviceCookie(reply: FastifyReply, token: string, tokens: readonly string[]): void {
  const value = [token, ...tokens].slice(0, maxTokens).join('.');
  reply.setCookie(cookieName, value, { ...cookieOptions, maxAge: cookieDays * 86_400 });
}
