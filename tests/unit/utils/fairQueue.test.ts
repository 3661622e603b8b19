import { FairQueue, type QueueLimits, type QueueRefusal } from '@/utils/fairQueue';

const one: QueueLimits = { running: { all: 1, ofOne: 1 }, waiting: { all: 5, ofOne: 3 } };

/** A queue whose tasks end when the test says so. `began` has the names of the tasks in the order in which they began. */
function openQueue(limits: QueueLimits) {
  const queue = new FairQueue(limits);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (visitor: string, name: string, signal?: AbortSignal) =>
    queue.take(
      visitor,
      () => {
        began.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      signal,
    );
  /** Ends a task and lets the queue start the next one. */
  async function end(name: string) {
    await new Promise(setImmediate);
    ends.get(name)?.();
    await new Promise(setImmediate);
  }
  /** Ends the task that began at this place. */
  async function endAt(place: number) {
    await new Promise(setImmediate);
    await end(began[place] ?? '');
  }
  return { take, began, end, endAt };
}

const reasonOf = (task: Promise<unknown>) => task.catch((error: QueueRefusal) => error.reason);

test('a visitor waits for one task of another visitor, however many wait', async () => {
  const { take, began, end } = openQueue(one);
  const greedy = ['a1', 'a2', 'a3', 'a4'].map((name) => take('greedy', name));
  const shopper = take('shopper', 'b1');
  await end('a1');
  expect(began).toEqual(['a1', 'b1']);
  await end('b1');
  for (const name of ['a2', 'a3', 'a4']) await end(name);
  expect(await Promise.all([...greedy, shopper])).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
});

test('visitors take turns', async () => {
  const { take, began, endAt } = openQueue(one);
  const tasks = ['a1', 'a2', 'a3'].map((name) => take('a', name));
  tasks.push(...['b1', 'b2'].map((name) => take('b', name)));
  for (let place = 0; place < 5; place += 1) await endAt(place);
  expect(began).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  await Promise.all(tasks);
});

test('a visitor with too many waiting tasks and a full queue are refused', async () => {
  const { take, end, endAt } = openQueue(one);
  const tasks = ['a1', 'a2', 'a3', 'a4'].map((name) => take('a', name));
  expect(await reasonOf(take('a', 'a5'))).toBe('visitor');
  tasks.push(take('b', 'b1'), take('c', 'c1'));
  expect(await reasonOf(take('d', 'd1'))).toBe('full');
  for (let place = 0; place < tasks.length; place += 1) await endAt(place);
  expect((await Promise.all(tasks)).length).toBe(6);
  const later = take('d', 'd2');
  await end('d2');
  expect(await later).toBe('d2');
});

test('the task of a visitor who has left is dropped and makes room', async () => {
  const { take, began, end } = openQueue(one);
  const leaving = new AbortController();
  const first = take('a', 'a1');
  const dropped = ['a2', 'a3', 'a4'].map((name) => reasonOf(take('a', name, leaving.signal)));
  leaving.abort();
  expect(await Promise.all(dropped)).toEqual(['left', 'left', 'left']);
  expect(await reasonOf(take('a', 'a5', leaving.signal))).toBe('left');
  const next = take('a', 'a6');
  await end('a1');
  await end('a6');
  expect(await Promise.all([first, next])).toEqual(['a1', 'a6']);
  expect(began).toEqual(['a1', 'a6']);
});

test('one visitor never has all places', async () => {
  const { take, began, end } = openQueue({ running: { all: 3, ofOne: 2 }, waiting: { all: 5, ofOne: 5 } });
  const tasks = ['a1', 'a2', 'a3', 'a4'].map((name) => take('a', name));
  await new Promise(setImmediate);
  expect(began).toEqual(['a1', 'a2']);
  tasks.push(take('b', 'b1'), take('b', 'b2'));
  await new Promise(setImmediate);
  expect(began).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3']);
  await end('a2');
  expect(began.at(-1)).toBe('b2');
  for (const name of ['a3', 'b1', 'b2', 'a4']) await end(name);
  expect((await Promise.all(tasks)).length).toBe(6);
});

test('the queue continues after a failed task', async () => {
  const queue = new FairQueue(one);
  const failed = queue.take('a', () => Promise.reject(new Error('failed')));
  const next = queue.take('a', async () => 'done');
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('done');
});

test('a visitor rests after a task, while others go on', async () => {
  const queue = new FairQueue({ ...one, restTimes: 3 });
  const order: string[] = [];
  const work = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push(name);
  };
  const greedy = ['a1', 'a2', 'a3'].map((name) => queue.take('a', work(name)));
  await greedy[0];
  const begun = performance.now();
  const others = ['b1', 'c1'].map((name) => queue.take(name, work(name)));
  await Promise.all(greedy);
  expect(performance.now() - begun).toBeGreaterThan(2 * 3 * 20);
  await Promise.all(others);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});
