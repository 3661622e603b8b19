import { LRUCache } from 'lru-cache';

/** How long a cached value is served, in ms since it was loaded. */
export type CacheTimes = {
  /** Until this age the value is served as it is. */
  fresh: number;
  /** Until this age the value is served while a newer one is fetched. */
  stale: number;
  /** Until this age the value is served when the fetch of a newer one fails. */
  ifError: number;
};

/** Wraps the value in an object, because a load may answer null and lru-cache does not store null. */
type Entry<Value> = { value: Value };
/** @param outdated the cached value that the load renews; undefined when there is none */
type Load<Value> = (outdated: Value | undefined) => Promise<Value>;

/** How much is cached: a number of values, or bytes. A value that is larger than `bytes` is not cached. */
export type CacheLimit<Value> = number | { bytes: number; sizeOf: (value: Value) => number };

/**
 * A cache in memory that renews its values in the background. At most one load of a key is in flight. Beyond `limit` the
 * least recently read key is dropped. Use it for public data only.
 */
export class StaleCache<Value> {
  private cache: ReturnType<StaleCache<Value>['create']>;

  constructor(
    private readonly times: CacheTimes,
    private readonly limit: CacheLimit<Value>,
    private readonly now: () => number = Date.now,
  ) {
    this.cache = this.create();
  }

  /** The value of a key. @throws the error of `load` when no cached value is young enough */
  async read(key: string, load: Load<Value>): Promise<Value> {
    const isCached = this.cache.peek(key, { allowStale: true }) !== undefined;
    const age = isCached ? this.times.fresh - this.cache.getRemainingTTL(key) : Number.POSITIVE_INFINITY;
    const { value } = await this.cache.forceFetch(key, {
      context: load,
      allowStale: age < this.times.stale,
      allowStaleOnFetchRejection: age < this.times.ifError,
    });
    return value;
  }

  /** Removes all values. A load in flight still answers its readers, but its value is not cached. */
  clear(): void {
    this.cache = this.create();
  }

  /** Bytes of all values, when the cache is limited by them. */
  get bytes(): number {
    return this.cache.calculatedSize;
  }

  private create() {
    const { limit } = this;
    return new LRUCache<string, Entry<Value>, Load<Value>>({
      ...(typeof limit === 'number'
        ? { max: limit }
        : {
            maxSize: limit.bytes,
            sizeCalculation: ({ value }, key) => limit.sizeOf(value) + key.length,
          }),
      ttl: this.times.fresh,
      ttlResolution: 0,
      perf: { now: () => this.now() },
      // A load still answers its readers when its key is dropped meanwhile.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, outdated, { context }) => ({ value: await context(outdated?.value) }),
    });
  }
}
