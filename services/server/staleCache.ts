import { LRUCache } from 'lru-cache';

/** How long a kept value serves, in ms since it was loaded. */
export type CacheTimes = {
  /** Served as it is. */
  fresh: number;
  /** Served while a newer one is fetched. */
  stale: number;
  /** Served when a newer one cannot be had. */
  ifError: number;
};

/** The value stands in an object, because a load may answer null and lru-cache keeps no null. */
type Entry<Value> = { value: Value };
type Load<Value> = () => Promise<Value>;

/**
 * Values in memory that are renewed in the background. At most one load of a key is in flight, and at most `limit` keys
 * are kept: the key that was read longest ago is dropped first. For public data only.
 */
export class StaleCache<Value> {
  private cache = this.create();

  constructor(
    private readonly times: CacheTimes,
    private readonly limit: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** The value of a key. @throws what `load` threw, when nothing young enough is kept */
  async read(key: string, load: Load<Value>): Promise<Value> {
    const isKept = this.cache.peek(key, { allowStale: true }) !== undefined;
    const age = isKept ? this.times.fresh - this.cache.getRemainingTTL(key) : Number.POSITIVE_INFINITY;
    const { value } = await this.cache.forceFetch(key, {
      context: load,
      allowStale: age < this.times.stale,
      allowStaleOnFetchRejection: age < this.times.ifError,
    });
    return value;
  }

  /** Forgets everything. A load in flight still answers its readers, but fills the forgotten cache. */
  clear(): void {
    this.cache = this.create();
  }

  private create() {
    return new LRUCache<string, Entry<Value>, Load<Value>>({
      max: this.limit,
      ttl: this.times.fresh,
      ttlResolution: 0,
      perf: { now: () => this.now() },
      // A load whose key is dropped meanwhile still answers its readers.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context }) => ({ value: await context() }),
    });
  }
}
