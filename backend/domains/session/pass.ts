import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '@/backend/callers';
import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement, noRow } from '@/backend/db/statement';
import { cookieOptions } from './cookies';
import { randomToken } from './sessions';

/** A supervisor's pass: a cookie that pages can be asked with, since the token never leaves the browser's storage. */
const cookie = 'maintenance_pass';
/** Seconds a pass is good for. */
const life = 12 * 3600;
/** The second at which the pass ends, and a random token. */
const shape = /^(\d{10})\.[\w-]{43}$/;

const keep = declareStatement({
  name: 'pass_keep',
  text: 'UPDATE sessions SET pass_hash = $2 WHERE id = $1',
  row: noRow,
});
const find = declareStatement({
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
  // The end of its life stands in the pass and, hashed with it, cannot be moved.
  const pass = `${Math.floor(now / 1000) + life}.${randomToken()}`;
  await db.query(keep, [sessionId, hashToken(pass)]);
  reply.setCookie(cookie, pass, { ...cookieOptions, maxAge: life });
}

/** Whether a call carries a pass that is still good: its session lives, and is still a supervisor's. */
export async function hasPass(
  db: Database,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  now: number,
): Promise<boolean> {
  const [pass, until] = shape.exec(cookies[cookie] ?? '') ?? [];
  if (!pass || Number(until) * 1000 <= now) return false;
  return (await db.query(find, [hashToken(pass), new Date(now).toISOString()])).length > 0;
}
