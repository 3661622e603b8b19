import type { Database } from '@/backend/db/connect';

/**
 * A queue that runs at most `atOnce` tasks at the same time. After each task it pauses for `pauseMs`, so that other calls
 * run in between, even when every task ends before the next call is read.
 */
export class Turns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly pauseMs: number,
  ) {}

  async take<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (this.#running < this.atOnce) this.#running += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The timer starts after this task, because a timer counts from the last time the thread was free.
      setImmediate(() => setTimeout(() => this.#startNext(), this.pauseMs));
    }
  }

  #startNext(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}

/**
 * The embedded database runs in the thread of the backend. A searched list blocks it for about 50 ms, so many searches
 * would delay every other call. A server runs in its own process and shares only its connections.
 */
const turnsOf = { embedded: () => new Turns(1, 15), server: () => new Turns(4, 0) };
const turns = new WeakMap<Database, Turns>();

/** Queues a search of this database. */
export function searchInTurn<Answer>(db: Database, search: () => Promise<Answer>): Promise<Answer> {
  const own = turns.get(db) ?? turnsOf[db.engine]();
  turns.set(db, own);
  return own.take(search);
}
