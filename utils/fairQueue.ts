/** Says why a queue does not run a task: its visitor has too many waiting tasks, the queue is full, or the visitor has left. */
export class QueueRefusal extends Error {
  constructor(readonly reason: 'visitor' | 'full' | 'left') {
    super(`The queue does not run the task: ${reason}.`);
  }
}

export type QueueLimits = {
  /** Tasks that run at the same time, of all visitors and of one. */
  running: { all: number; ofOne: number };
  /** Tasks that wait, of all visitors and of one. More are refused. */
  waiting: { all: number; ofOne: number };
  /** Pause (ms) after each task, in which other work of the thread runs. */
  pauseMs?: number;
  /** A visitor rests after a task, this many times as long as it took, so that one has a part of the time only. */
  restTimes?: number;
};

type Visitor = { running: number; waiting: Set<() => void>; lastTurn: number };

/**
 * A queue in which visitors take turns: the next task is one of the visitor whose last task began the longest ago. So a visitor with
 * many tasks delays another one by a single task. The tasks of visitors who have left are dropped.
 */
export class FairQueue {
  #running = 0;
  #waiting = 0;
  #turns = 0;
  readonly #visitors = new Map<string, Visitor>();

  constructor(private readonly limits: QueueLimits) {}

  /** Tasks that run and tasks that wait now. */
  get load(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting };
  }

  /**
   * Runs a task when it is its turn.
   * @param visitor who takes turns with others, such as an address @param signal aborted when the visitor leaves
   * @throws QueueRefusal
   */
  async take<Answer>(visitor: string, work: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
    await this.#waitForTurn(visitor, signal);
    const { pauseMs = 0, restTimes = 0 } = this.limits;
    const begun = performance.now();
    try {
      return await work();
    } finally {
      const restMs = (performance.now() - begun) * restTimes;
      if (pauseMs === 0) this.#end(visitor, restMs);
      // The timer starts after this task, because a timer counts from the last time the thread was free.
      else setImmediate(() => setTimeout(() => this.#end(visitor, restMs), pauseMs));
    }
  }

  /** Resolves once the task counts as running. */
  async #waitForTurn(name: string, signal: AbortSignal | undefined): Promise<void> {
    const { running, waiting } = this.limits;
    const known = this.#visitors.get(name);
    const visitor = known ?? { running: 0, waiting: new Set(), lastTurn: 0 };
    // While a place is free, every waiting task is of a visitor with as many running tasks as allowed.
    const isFree = this.#running < running.all && visitor.running < running.ofOne;
    if (signal?.aborted) throw new QueueRefusal('left');
    if (!isFree && visitor.waiting.size >= waiting.ofOne) throw new QueueRefusal('visitor');
    if (!isFree && this.#waiting >= waiting.all) throw new QueueRefusal('full');
    this.#visitors.set(name, visitor);
    if (isFree) return this.#begin(visitor);
    await new Promise<void>((resolve, reject) => {
      const stopWaiting = () => {
        visitor.waiting.delete(start);
        this.#waiting -= 1;
        signal?.removeEventListener('abort', leave);
      };
      const start = () => {
        stopWaiting();
        this.#begin(visitor);
        resolve();
      };
      const leave = () => {
        stopWaiting();
        this.#forget(name, visitor);
        reject(new QueueRefusal('left'));
      };
      visitor.waiting.add(start);
      this.#waiting += 1;
      signal?.addEventListener('abort', leave);
    });
  }

  #begin(visitor: Visitor): void {
    this.#running += 1;
    visitor.running += 1;
    this.#turns += 1;
    visitor.lastTurn = this.#turns;
  }

  #end(name: string, restMs: number): void {
    this.#running -= 1;
    if (restMs > 0) setTimeout(() => this.#release(name), restMs).unref();
    else this.#release(name);
    this.#startNext();
  }

  /** Lets a visitor begin a task in place of one that has ended. */
  #release(name: string): void {
    const visitor = this.#visitors.get(name);
    if (!visitor) return;
    visitor.running -= 1;
    this.#forget(name, visitor);
    this.#startNext();
  }

  #forget(name: string, { running, waiting }: Visitor): void {
    if (running === 0 && waiting.size === 0) this.#visitors.delete(name);
  }

  #startNext(): void {
    if (this.#waiting === 0 || this.#running >= this.limits.running.all) return;
    let next: Visitor | undefined;
    for (const visitor of this.#visitors.values()) {
      const mayRun = visitor.waiting.size > 0 && visitor.running < this.limits.running.ofOne;
      if (mayRun && (!next || visitor.lastTurn < next.lastTurn)) next = visitor;
    }
    const [start] = next?.waiting ?? [];
    start?.();
  }
}
