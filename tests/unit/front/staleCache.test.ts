import { StaleCache } from '@/services/server/staleCache';

const times = { fresh: 10, stale: 100, ifError: 1000 };
/** The first load of each test happens at this time. */
const start = 5000;

/** A cache, a clock, and a source whose answers are counted. */
function setUp(limit = 3) {
  const clock = { now: start };
  const source = { calls: 0, broken: false };
  const cache = new StaleCache<string>(times, limit, () => clock.now);
  const read = (key = 'a') =>
    cache.read(key, async () => {
      source.calls += 1;
      if (source.broken) throw new Error('no answer');
      return `${key}${source.calls}`;
    });
  return { clock, source, cache, read };
}

it('loads a key once while it is fresh, for any number of readers', async () => {
  const { source, read } = setUp();
  expect(await Promise.all([read(), read(), read()])).toEqual(['a1', 'a1', 'a1']);
  expect(await read()).toBe('a1');
  expect(source.calls).toBe(1);
});

it('serves a stale value at once and renews it in the background', async () => {
  const { clock, source, read } = setUp();
  await read();
  clock.now = start + 50;
  expect(await Promise.all([read(), read()])).toEqual(['a1', 'a1']);
  expect(source.calls).toBe(2);
  expect(await read()).toBe('a2');
});

it('waits for a new value when the cached one is too old', async () => {
  const { clock, read } = setUp();
  await read();
  clock.now = start + 500;
  expect(await read()).toBe('a2');
});

it('serves the cached value for a limited time while the source does not answer', async () => {
  const { clock, source, read } = setUp();
  await read();
  source.broken = true;
  clock.now = start + 50;
  expect(await read()).toBe('a1');
  clock.now = start + 999;
  expect(await read()).toBe('a1');
  clock.now = start + 1000;
  await expect(read()).rejects.toThrow('no answer');
});

it('fails when nothing is cached, and loads again the next time', async () => {
  const { source, read } = setUp();
  source.broken = true;
  await expect(read()).rejects.toThrow('no answer');
  source.broken = false;
  expect(await read()).toBe('a2');
});

it('drops the least recently read key', async () => {
  const { source, read } = setUp(2);
  await read('a');
  await read('b');
  await read('a');
  await read('c');
  expect(await read('a')).toBe('a1');
  expect(await read('b')).toBe('b4');
  expect(source.calls).toBe(4);
});

it('caches null like any other value', async () => {
  const cache = new StaleCache<null>(times, 3, () => start);
  const load = jest.fn(async () => null);
  expect(await cache.read('a', load)).toBeNull();
  expect(await cache.read('a', load)).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads a key once for many readers, also when the cached value is too old to serve', async () => {
  const { clock, source, read } = setUp();
  await read();
  clock.now = start + 5000;
  expect(await Promise.all([read(), read()])).toEqual(['a2', 'a2']);
  expect(source.calls).toBe(2);
});

it('answers the reader of a load whose key is dropped meanwhile', async () => {
  const { read } = setUp(1);
  expect(await Promise.all([read('a'), read('b')])).toEqual(['a1', 'b2']);
});

it('clears all values, and does not cache a load in flight', async () => {
  const { cache, read } = setUp();
  const running = read();
  cache.clear();
  expect(await running).toBe('a1');
  expect(await read()).toBe('a2');
});
