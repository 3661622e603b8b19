import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { isDatabaseAway } from '@/backend/db/away';
import { declareStatement, noRow } from '@/backend/db/statement';
import { isoNow } from '@/backend/server/clock';
import type { ErrorAnswer } from '@/contract/answer';
import { Nullable } from '@/contract/common';
import type { Caller } from './callers';
import type { CleanUp } from './cleanUps';
import { Refusal, refuse } from './errors';
import { messages } from './messages';
import type { DomainParts } from './parts';

/** How long a key names its call (SQL interval). */
const keptFor = '1 day';
/** A call that has not ended by then has lost its process or the database, and its key can be used again (SQL interval). */
const longestCall = '2 minutes';

/** `claimed`: the call may run. Else `same` and `status` describe the first call; null when the table has no row of it. */
const Claim = Type.Object({
  claimed: Type.Boolean(),
  same: Nullable(Type.Boolean()),
  status: Nullable(Type.Integer()),
  answer: Type.Unknown(),
});
type Claim = Static<typeof Claim>;

const claimKey = declareStatement({
  name: 'idempotency_claim',
  text: `WITH claimed AS (
      INSERT INTO idempotency_keys AS k (user_id, key, request_hash, created_at)
      VALUES ($customer, $key::uuid, $hash, $now::timestamptz)
      ON CONFLICT (user_id, key) DO UPDATE
        SET request_hash = excluded.request_hash, status = NULL, answer = NULL, created_at = excluded.created_at
        WHERE k.created_at < excluded.created_at - interval '${keptFor}'
          OR k.status IS NULL AND k.created_at < excluded.created_at - interval '${longestCall}'
      RETURNING 1
    )
    SELECT EXISTS (SELECT FROM claimed) AS claimed, k.request_hash = $hash AS same, k.status, k.answer
    FROM (VALUES (1)) AS one LEFT JOIN idempotency_keys k ON k.user_id = $customer AND k.key = $key::uuid`,
  row: Claim,
});
const storeAnswer = declareStatement({
  name: 'idempotency_store',
  text: `UPDATE idempotency_keys SET status = $4, answer = $5::jsonb
    WHERE user_id = $1 AND key = $2::uuid AND created_at = $3::timestamptz`,
  row: noRow,
});
const freeKey = declareStatement({
  name: 'idempotency_free',
  text: 'DELETE FROM idempotency_keys WHERE user_id = $1 AND key = $2::uuid AND created_at = $3::timestamptz',
  row: noRow,
});

/** Keys whose answers are no longer repeated. */
export const oldIdempotencyKeys: CleanUp = {
  table: 'idempotency_keys',
  isOld: `created_at < $1::timestamptz - interval '${keptFor}'`,
};

/**
 * Creates `once(request, run)`, which makes a call that money depends on happen once. The route declares the header with
 * `schema: { headers: IdempotencyKeyHeader }`. The same key and body within a day answer as the first call did. So does a
 * refusal with a 5xx that names fields, because it has changed something. Every other refusal or failure frees the key: it must
 * have changed nothing. A call that lost the database may have done its work, so its key stays claimed, as after the end of the
 * process. Two statements beside those of `run`.
 */
export function idempotencyOf({ db, now, callers }: Pick<DomainParts, 'db' | 'now' | 'callers'>) {
  /** @throws 409 while the first call is under way, and for a key that names another call */
  return async function once<Answer extends object>(
    request: FastifyRequest,
    run: (caller: Caller) => Promise<Answer>,
  ): Promise<Answer> {
    const caller = await callers.require(request);
    const key = String(request.headers['idempotency-key']);
    const moment = isoNow({ now });
    const values = { customer: caller.userId, key, hash: hashRequest(request), now: moment };
    // The instant distinguishes this claim from that of a later call, which may have taken over the key.
    const claimed = [caller.userId, key, moment];
    const [claim] = await db.query(claimKey, values);
    if (!claim?.claimed) return repeatAnswer<Answer>(claim);
    let answer: Answer;
    try {
      answer = await run(caller);
    } catch (error) {
      // A refusal that names fields has done something, such as an order without its payment. Any other call can be tried again.
      if (error instanceof Refusal && error.statusCode >= 500 && error.fields) {
        const { statusCode, code, message, fields } = error;
        await db.query(storeAnswer, [...claimed, statusCode, JSON.stringify({ code, message, fields })]);
      } else if (!isDatabaseAway(error)) {
        await db.query(freeKey, claimed);
      }
      throw error;
    }
    await db.query(storeAnswer, [...claimed, 200, JSON.stringify(answer)]);
    return answer;
  };
}

/**
 * Runs a call of a customer while no other call of this kind of the same customer runs, in any process.
 * @param kind UUID that names the kind of the call among the customer's keys
 * @throws 409 while another call is under way, and what `run` throws
 */
export async function runAlone<Answer>(
  { db, now }: Pick<DomainParts, 'db' | 'now'>,
  { customer, kind }: { customer: number; kind: string },
  run: () => Promise<Answer>,
): Promise<Answer> {
  const moment = isoNow({ now });
  const [claim] = await db.query(claimKey, { customer, key: kind, hash: '', now: moment });
  if (!claim?.claimed) throw refuse(409, 'conflict', messages.underWay);
  try {
    return await run();
  } finally {
    await db.query(freeKey, [customer, kind, moment]);
  }
}

function hashRequest({ method, url, body }: FastifyRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null]))
    .digest('base64url');
}

/** The same answer again. `once` has stored it, as this call's `Answer` with a 200 and as an `ErrorAnswer` else: hence `as`. */
function repeatAnswer<Answer>(claim: Claim | undefined): Answer {
  if (claim?.same === false) throw refuse(409, 'conflict', messages.keyTaken);
  if (!claim?.status) throw refuse(409, 'conflict', messages.underWay);
  if (claim.status === 200) return claim.answer as Answer;
  const { code, message, fields } = claim.answer as ErrorAnswer;
  throw refuse(claim.status, code, message, fields);
}
