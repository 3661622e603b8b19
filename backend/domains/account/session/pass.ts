import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement, noRow } from '@/backend/db/statement';
import { hashToken } from '@/backend/server/callers';
import { cookieOptions } from './cookies';
import { randomToken } from './sessions';

/** The cookie of a supervisor's pass. Requests for pages carry it; they cannot carry the token in the browser's storage. */
const cookieName = 'maintenance_pass';
const passLifetimeSeconds = 12 * 3600;
/** The time at which the pass ends (seconds since the epoch), and a random token. */
const passFormat = /^(\d{10})\.[\w-]{43}$/;

const storePass = declareStatement({
  name: 'pass_keep',
  text: 'UPDATE sessions SET pass_hash = $2 WHERE id = $1',
  row: noRow,
});
const findPass = declareStatement({
  name: 'pass_find',
  text: `SELECT 1 FROM sessions s JOIN users u ON u.id = s.user_id AND u.credentials = s.credentials
    WHERE s.pass_hash = $1 AND s.expires_at > $2 AND u.role = 'supervisor'`,
  row: anyRow,
});

/** Gives a session a new pass and sets it as a cookie. @param now ms since the epoch */
export async function givePass(
  db: Database,
  sessionId: string,
  reply: FastifyReply,
  now: number,
): Promise<void> {
  // The end of the pass is part of what is hashed, so that a changed end makes the pass invalid.
  const pass = `${Math.floor(now / 1000) + passLifetimeSeconds}.${randomToken()}`;
  await db.query(storePass, [sessionId, hashToken(pass)]);
  reply.setCookie(cookieName, pass, { ...cookieOptions, maxAge: passLifetimeSeconds });
}

/** Whether a call carries a valid pass: it has not ended, its session is live and the customer is still a supervisor. */
export async function hasPass(
  db: Database,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  now: number,
): Promise<boolean> {
  const [pass, until] = passFormat.exec(cookies[cookieName] ?? '') ?? [];
  if (!pass || Number(until) * 1000 <= now) return false;
  return (await db.query(findPass, [hashToken(pass), new Date(now).toISOString()])).length > 0;
}
