import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement, noRow } from '@/backend/db/statement';
import { Instant, Nullable } from '@/contract/common';
import { DeskRole } from '@/contract/desk/rights';
import { dayMs, minuteMs } from '@/utils/timeUnits';
import { refuse } from './errors';
import { messages } from './messages';

/** The signed-in customer behind a call. */
const Caller = Type.Object({
  userId: Type.Integer(),
  sessionId: Type.String(),
  noCheck: Type.Boolean(),
  role: Type.Enum(['customer', 'supervisor']),
  /** Null for a customer who is no supervisor, and until a supervisor has taken the second step. */
  deskRole: Nullable(DeskRole),
  /** Whether the second step is on and this session must still take it. */
  deskLocked: Type.Boolean(),
  /** Whether the session has proved within the last minutes who works in it. */
  isConfirmed: Type.Boolean(),
});
export type Caller = Static<typeof Caller>;

/** Finds the caller of a request. The database is asked once per request. */
export type Callers = {
  /** The caller, or null when the call carries no token. @throws 401 when its token is not valid */
  find(request: FastifyRequest): Promise<Caller | null>;
  /** The caller. @throws 401 without a valid token */
  require(request: FastifyRequest): Promise<Caller>;
};

/** A session ends this long after it was last used. */
export const sessionLifetimeMs = 30 * dayMs;
/** A session in constant use ends this many days after it began. */
const maxSessionDays = 90;
/** A session that took the second step has the desk this long. */
const secondStepHours = 12;
/** Money and rights are changed within this time after the sign-in, the second step or another proof. */
const confirmationMinutes = 15;
/** `last_seen_at` is updated at most this often, so that most calls write nothing. */
const lastSeenIntervalMs = 5 * minuteMs;

const CallerRow = Type.Object({ ...Caller.properties, lastSeenAt: Instant });

/** The role at the desk of the row `u` of users; null for a customer who is no supervisor. */
export const deskRoleColumn = `CASE WHEN u.role = 'supervisor' THEN u.desk_role END AS "deskRole"`;

const findCaller = declareStatement({
  name: 'caller',
  text: `SELECT s.id AS "sessionId", s.user_id AS "userId", s.last_seen_at AS "lastSeenAt", u.no_check AS "noCheck", u.role,
      step.needed AS "deskLocked", CASE WHEN u.role = 'supervisor' AND NOT step.needed THEN u.desk_role END AS "deskRole",
      coalesce(CASE WHEN u.second_step_key IS NULL THEN greatest(s.created_at, s.confirmed_at) ELSE s.second_step_at END
        > $2::timestamptz - interval '${confirmationMinutes} minutes', false) AS "isConfirmed"
    FROM sessions s JOIN users u ON u.id = s.user_id AND u.credentials = s.credentials AND u.blocked_at IS NULL
      CROSS JOIN LATERAL (SELECT u.role = 'supervisor' AND u.second_step_key IS NOT NULL
        AND coalesce(s.second_step_at < $2::timestamptz - interval '${secondStepHours} hours', true) AS needed) step
    WHERE s.token_hash = $1 AND s.expires_at > $2`,
  row: CallerRow,
});
const extendSession = declareStatement({
  name: 'caller_seen',
  text: `UPDATE sessions SET last_seen_at = $2,
    expires_at = least($3::timestamptz, created_at + interval '${maxSessionDays} days') WHERE id = $1`,
  row: noRow,
});

/** The database stores only this hash of a random token, so that a stolen copy of it signs nobody in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Finds callers by their bearer token, with one statement, and one more when `last_seen_at` is due for an update. */
export function callersOf(db: Database, now: () => number): Callers {
  async function byToken(token: string): Promise<Caller> {
    const time = now();
    const [row] = await db.query(findCaller, [hashToken(token), new Date(time).toISOString()]);
    if (!row) throw refuse(401, 'unauthorized', messages.signInFirst);
    const { lastSeenAt, ...caller } = row;
    if (time - Date.parse(lastSeenAt) > lastSeenIntervalMs) {
      await db.query(extendSession, [
        caller.sessionId,
        new Date(time).toISOString(),
        new Date(time + sessionLifetimeMs).toISOString(),
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

  const callerByRequest = new WeakMap<FastifyRequest, Promise<Caller | null>>();
  const callers: Callers = {
    find(request) {
      const caller = callerByRequest.get(request) ?? byHeader(request.headers.authorization);
      callerByRequest.set(request, caller);
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
