import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { Instant } from '@/contract/common';
import type { Database } from './db/connect';
import { declareStatement, noRow } from './db/statement';
import { refuse } from './errors';
import { messages } from './messages';

/** The signed-in customer behind a call. */
const Caller = Type.Object({
  userId: Type.Integer(),
  sessionId: Type.String(),
  noCheck: Type.Boolean(),
  role: Type.Enum(['customer', 'supervisor']),
});
export type Caller = Static<typeof Caller>;

/** Finds the caller of a request. Each request is looked up once, however often its caller is asked for. */
export type Callers = {
  /** The caller, or null when the call carries no token. @throws 401 when it carries one that is not good */
  find(request: FastifyRequest): Promise<Caller | null>;
  /** The caller. @throws 401 without a good token */
  require(request: FastifyRequest): Promise<Caller>;
};

/** How long (ms) a session lives after it was last used, and how exactly that moment is kept. */
export const sessionLife = 30 * 86_400_000;
/** However much it is used, a session ends this many days after it began. */
const mostSessionDays = 90;
const seenEvery = 5 * 60_000;

const CallerRow = Type.Object({ ...Caller.properties, lastSeenAt: Instant });

const find = declareStatement({
  name: 'caller',
  text: `SELECT s.id AS "sessionId", s.user_id AS "userId", s.last_seen_at AS "lastSeenAt", u.no_check AS "noCheck", u.role
    FROM sessions s JOIN users u ON u.id = s.user_id AND u.credentials = s.credentials
    WHERE s.token_hash = $1 AND s.expires_at > $2`,
  row: CallerRow,
});
const touch = declareStatement({
  name: 'caller_seen',
  text: `UPDATE sessions SET last_seen_at = $2,
    expires_at = least($3::timestamptz, created_at + interval '${mostSessionDays} days') WHERE id = $1`,
  row: noRow,
});

/** What the database keeps of a random token: enough to know it again, and nothing to use. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Who calls, by the bearer token. One statement; another one every few minutes of use. */
export function callersOf(db: Database, now: () => number): Callers {
  async function byToken(token: string): Promise<Caller> {
    const time = now();
    const [row] = await db.query(find, [hashToken(token), new Date(time).toISOString()]);
    if (!row) throw refuse(401, 'unauthorized', messages.signInFirst);
    const { lastSeenAt, ...caller } = row;
    if (time - Date.parse(lastSeenAt) > seenEvery) {
      await db.query(touch, [
        caller.sessionId,
        new Date(time).toISOString(),
        new Date(time + sessionLife).toISOString(),
      ]);
    }
    return caller;
  }

  async function byHeader(authorization: string | undefined): Promise<Caller | null> {
    if (authorization === undefined) return null;
    const token = /^Bearer ([\w-]{20,100})$/.exec(authorization)?.[1];
    if (token === undefined) throw refuse(401, 'unauthorized', messages.signInFirst);
    return byToken(token);
  }

  const known = new WeakMap<FastifyRequest, Promise<Caller | null>>();
  const callers: Callers = {
    find(request) {
      const caller = known.get(request) ?? byHeader(request.headers.authorization);
      known.set(request, caller);
      return caller;
    },
    async require(request) {
      const caller = await callers.find(request);
      if (!caller) throw refuse(401, 'unauthorized', messages.signInFirst);
      return caller;
    },
  };
  return callers;
}
