import type { FastifyRequest } from 'fastify';
import type { Database } from '@/backend/db/connect';
import { refuse, TooSoon } from '@/backend/server/errors';
import { addressRanges } from '@/backend/server/limiter';
import { messages } from '@/backend/server/messages';
import { FairQueue, QueueRefusal } from '@/utils/fairQueue';

/** Waiting searches and lists, of all addresses and of one. Many shoppers share the address of a mobile carrier. */
const waiting = { all: 40, ofOne: 6 };

/**
 * The embedded database runs in the thread of the backend. A searched list blocks it for about 50 ms, so many searches
 * would delay every other call, and an address has a third of the time. A server runs in its own process and shares only its connections.
 */
const queueOf = {
  embedded: () => new FairQueue({ running: { all: 1, ofOne: 1 }, waiting, pauseMs: 15, restTimes: 2 }),
  server: () => new FairQueue({ running: { all: 4, ofOne: 2 }, waiting }),
};
const queues = new WeakMap<Database, FairQueue>();

/** Seconds after which a caller of a full queue may try again. */
const retryAfterSeconds = 2;

/**
 * Runs a search or a list of a caller in turn with those of other addresses.
 * @throws 429 when too many of the address wait, 503 when too many wait in all
 */
export async function searchInTurn<Answer>(
  db: Database,
  { ip, signal }: Pick<FastifyRequest, 'ip' | 'signal'>,
  search: () => Promise<Answer>,
): Promise<Answer> {
  const queue = queues.get(db) ?? queueOf[db.engine]();
  queues.set(db, queue);
  try {
    // The widest range: one connection may have all addresses of it.
    return await queue.take(addressRanges(ip).at(-1)?.key ?? ip, search, signal);
  } catch (error) {
    if (!(error instanceof QueueRefusal)) throw error;
    if (error.reason === 'visitor') throw new TooSoon(retryAfterSeconds);
    throw refuse(503, 'unavailable', messages.busy);
  }
}
