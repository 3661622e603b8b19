import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Static, Type } from 'typebox';
import type { Database, Queries } from '@/backend/db/connect';
import { readAtVersion } from '@/backend/db/reader';
import { declareStatement } from '@/backend/db/statement';
import { Instant, Nullable } from '@/contract/common';
import { reportFact } from '@/utils/telemetry/facts';
import { minuteMs } from '@/utils/timeUnits';

/**
 * The state of the public data at a read. The database raises `version` in the transaction of every change of public data (see
 * db/functions/note_public_change.sql); `until` is the next instant at which a promotion ends, null without one.
 */
export const Stamp = Type.Object({ version: Type.Integer(), until: Nullable(Instant) });
export type Stamp = Static<typeof Stamp>;

/** The column `stamp` of a statement that reads public data. @param at an SQL expression for the instant of the read */
export const stamp = (at: string) => `(SELECT json_build_object(
    'version', coalesce((SELECT version FROM public_versions), 0),
    'until', (SELECT iso(min(valid_to)) FROM listings WHERE valid_to > ${at} AND valid_to < 'infinity')
  )) AS stamp`;

const readStampStatement = declareStatement({
  name: 'public_stamp',
  text: `SELECT ${stamp('$now::timestamptz')}`,
  row: Type.Object({ stamp: Stamp }),
});

/** The present stamp. One statement of two small reads. @param now ms since the epoch */
export async function readStamp(db: Queries, now: number): Promise<Stamp> {
  const [row] = await db.query(readStampStatement, { now: new Date(now) });
  if (!row) throw new Error('The stamp of the public data is missing.');
  return row.stamp;
}

/** A value with the stamp of the data that it was made of. The stamp must be read before the data or together with it. */
type Stamped<Value> = { stamp: Stamp; value: Value };
/** A value that is kept only when it has a stamp. */
export type Made<Value> = { stamp: Stamp | null; value: Value };

/** Runs a read of public data on one snapshot of a reader or on the writer. */
export type ReadPublic = <Result>(work: (from: Queries) => Promise<Result>) => Promise<Result>;

/** Longest time (ms) that a value is kept, because cards also depend on the date. */
const longestMs = minuteMs;

/**
 * Keeps values that are made of public data alone, in memory. A value counts only while the database has the version that it
 * was made of, so every instance answers a change at once.
 */
export class PublicValues<Value> {
  readonly #kept: LRUCache<string, Stamped<Value> & { from: number }>;

  /** @param most largest number of values; beyond it, the least recently read value is dropped */
  constructor(most: number) {
    this.#kept = new LRUCache({ max: most });
  }

  /** The value of a key if it may still count: compare its version with the database. @param now ms since the epoch */
  find(key: string, now: number): Stamped<Value> | null {
    reportFact('cacheRead', { cache: 'answers' });
    const known = this.#kept.get(key);
    if (!known) return null;
    const until = Math.min(
      known.from + longestMs,
      known.stamp.until === null ? Infinity : Date.parse(known.stamp.until),
    );
    return known.from <= now && now < until ? known : null;
  }

  keep(key: string, stamped: Stamped<Value>, now: number): void {
    reportFact('cacheMade', { cache: 'answers' });
    this.#kept.set(key, { ...stamped, from: now });
  }

  /**
   * The cached value of a key when one statement finds its version unchanged, otherwise the result of `make`, which reads with the
   * function that it gets: from a reader that has this version, or from the writer.
   */
  async read(
    db: Database,
    key: string,
    now: number,
    make: (read: ReadPublic) => Promise<Made<Value>>,
  ): Promise<Value> {
    const known = this.find(key, now);
    const version = known || db.reader ? (await readStamp(db, now)).version : 0;
    if (known && version === known.stamp.version) return known.value;
    const { stamp, value } = await make((work) => readAtVersion(db, version, work));
    if (stamp) this.keep(key, { stamp, value }, now);
    return value;
  }
}

/** An answer as it is sent. */
export type AnswerText = { text: string; etag: string };

/** Writes an answer by the schema of its route. */
export function writeAnswer(reply: FastifyReply, answer: object): AnswerText {
  const text = String(reply.serialize(answer));
  return { text, etag: `"${createHash('sha1').update(text).digest('base64url')}"` };
}

/** Sends a written answer, or only 304 to a caller that has the same one. */
export function sendAnswer(reply: FastifyReply, { text, etag }: AnswerText): FastifyReply {
  reply.header('etag', etag);
  if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
