import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { hashToken } from '@/backend/callers';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { cookieOptions } from './cookies';

/**
 * The browser a customer has signed in with before. It keeps a random token in a cookie that no script can read; the
 * database keeps its hash beside the customer. Each account that signs in gets a token of its own, so that a cookie
 * planted from elsewhere becomes nobody's known device.
 */
const cookie = 'known_device';
/** Accounts one browser is known for; the one signed in longest ago gives way. */
const mostTokens = 4;
/** Seconds: no browser keeps a cookie longer than 400 days. */
const cookieLife = 400 * 86_400;
const shape = new RegExp(`^[\\w-]{43}(?:\\.[\\w-]{43}){0,${mostTokens - 1}}$`);

const find = declareStatement({
  name: 'known_device',
  text: `SELECT k.token_hash AS "tokenHash" FROM known_devices k JOIN users u ON u.id = k.user_id
    WHERE u.mobile = $1 AND k.token_hash = ANY ($2::text[]) LIMIT 1`,
  row: Type.Object({ tokenHash: Type.String() }),
});

/** The tokens of a browser, the newest first; none when it has never signed in or sends something else. */
export function readDeviceTokens({ cookies }: Pick<FastifyRequest, 'cookies'>): string[] {
  return shape.exec(cookies[cookie] ?? '')?.[0].split('.') ?? [];
}

/** The hash of the token that is known for a number, or null. One statement, and none without tokens. */
export async function findKnownDevice(
  db: Database,
  mobile: string,
  tokens: readonly string[],
): Promise<string | null> {
  if (tokens.length === 0) return null;
  const [row] = await db.query(find, [mobile, tokens.map(hashToken)]);
  return row?.tokenHash ?? null;
}

/** Sets the cookie that keeps a new token before those there are. */
export function setDeviceCookie(reply: FastifyReply, token: string, tokens: readonly string[]): void {
  const kept = [token, ...tokens].slice(0, mostTokens).join('.');
  reply.setCookie(cookie, kept, { ...cookieOptions, maxAge: cookieLife });
}
