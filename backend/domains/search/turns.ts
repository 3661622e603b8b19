import type { Database } from '@/backend/db/connect';

/**
 * Lets `atOnce` pieces of work run side by side and the others wait in line. After each lies a rest (ms), in which calls
 * of other kinds come to their turn, even where every piece ends before the next call is read.
 */
export class Turns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly rest: number,
  ) {}

  async take<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (this.#running < this.atOnce) this.#running += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      // A timer counts from when the thread was last free, so it is set once it is free again: after this work.
      setImmediate(() => setTimeout(() => this.#passOn(), this.rest));
    }
  }

  #passOn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}

/**
 * The embedded database runs in the backend's own thread, and a searched list keeps it busy for some 50 ms: a flood of
 * them would hold up every other call. A server has threads of its own; only its connections are shared.
 */
const turnsOf = { embedded: () => new Turns(1, 15), server: () => new Turns(4, 0) };
const turns = new WeakMap<Database, Turns>();

/** Runs a search of this database when its turn has come. */
export function searchInTurn<Answer>(db: Database, search: () => Promise<Answer>): Promise<Answer> {
  const own = turns.get(db) ?? turnsOf[db.engine]();
  turns.set(db, own);
  return own.take(search);
}
