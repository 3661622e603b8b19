/** How long a kept value serves, in ms since it was loaded. */
export type CacheTimes = {
  /** Served as it is. */
  fresh: number;
  /** Served while a newer one is fetched. */
  stale: number;
  /** Served when a newer one cannot be had. */
  ifError: number;
};

type Entry<Value> = { value: Value; loadedAt: number };

/**
 * Values in memory that are renewed behind the visitors' backs. At most one load a key is in flight, and at most `limit`
 * keys are kept: the one that was read longest ago goes first. For public data only.
 */
export class StaleCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private readonly loads = new Map<string, Promise<Value>>();

  constructor(
    private readonly times: CacheTimes,
    private readonly limit: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** The value of a key. @throws what `load` threw, when nothing young enough is kept */
  async read(key: string, load: () => Promise<Value>): Promise<Value> {
    const entry = this.entries.get(key);
    if (!entry) return this.renew(key, load);
    this.keep(key, entry);
    const age = this.now() - entry.loadedAt;
    if (age < this.times.fresh) return entry.value;
    const renewed = this.renew(key, load);
    if (age < this.times.stale) {
      renewed.catch(() => undefined);
      return entry.value;
    }
    return age < this.times.ifError ? renewed.catch(() => entry.value) : renewed;
  }

  /** Forgets everything; loads in flight are not kept either. */
  clear(): void {
    this.entries.clear();
    this.loads.clear();
  }

  private renew(key: string, load: () => Promise<Value>): Promise<Value> {
    const running = this.loads.get(key);
    if (running) return running;
    const started: Promise<Value> = load().then(
      (value) => {
        if (this.finish(key, started)) this.keep(key, { value, loadedAt: this.now() });
        return value;
      },
      (error: unknown) => {
        this.finish(key, started);
        throw error;
      },
    );
    this.loads.set(key, started);
    return started;
  }

  /** Whether this load was still the key's own. */
  private finish(key: string, load: Promise<Value>): boolean {
    return this.loads.get(key) === load && this.loads.delete(key);
  }

  /** Puts an entry last in line, and drops the first when there are too many. */
  private keep(key: string, entry: Entry<Value>): void {
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size <= this.limit) return;
    const oldest = this.entries.keys().next();
    if (!oldest.done) this.entries.delete(oldest.value);
  }
}
