import { AxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import { withIdempotencyKey } from '@/services/http/idempotent';

const { signal } = new AbortController();
const api = {} as AxiosInstance;

const answered = (status: number) =>
  new AxiosError('refused', undefined, undefined, undefined, {
    status,
    data: { message: '', code: 'conflict' },
  } as AxiosResponse);
const unanswered = new AxiosError('Network Error');

/** Makes the calls one after the other, and returns the key that each was sent with. */
async function keysOf(calls: { args: object; error?: Error }[]): Promise<string[]> {
  const keys: string[] = [];
  let error: Error | undefined;
  const send = withIdempotencyKey(async (_api, _args: object, key) => {
    keys.push(key);
    if (error) throw error;
  });
  for (const one of calls) {
    error = one.error;
    await send(api, one.args, signal).catch(() => {});
  }
  return keys;
}

test('every key is a random UUID', async () => {
  const [key] = await keysOf([{ args: {} }]);
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('repeats the key while the outcome is unknown', async () => {
  const [first, second, third, fourth] = await keysOf([
    { args: { order: 1 }, error: unanswered },
    { args: { order: 1 }, error: answered(502) },
    { args: { order: 1 }, error: answered(409) },
    { args: { order: 1 } },
  ]);
  expect([second, third, fourth]).toEqual([first, first, first]);
});

test.each([
  ['an answer', undefined],
  ['a refusal', answered(422)],
])('takes a new key after %s', async (_outcome, error) => {
  const [first, second] = await keysOf([
    { args: { order: 1 }, ...(error && { error }) },
    { args: { order: 1 } },
  ]);
  expect(second).not.toBe(first);
});

test('gives each store a key of its own for the same arguments', async () => {
  const keys: string[] = [];
  const sendOfStore = () =>
    withIdempotencyKey(async (_api, _args: object, key) => {
      keys.push(key);
      throw unanswered;
    });
  const [send, sendOfOther] = [sendOfStore(), sendOfStore()];
  for (const sendIn of [send, sendOfOther, send, sendOfOther])
    await sendIn(api, { order: 1 }, signal).catch(() => {});
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys.slice(2)).toEqual(keys.slice(0, 2));
});

test('takes a new key for other arguments', async () => {
  const [first, second] = await keysOf([
    { args: { order: 1 }, error: unanswered },
    { args: { order: 2 }, error: unanswered },
  ]);
  expect(second).not.toBe(first);
});

test('takes a new key when the first call must have ended long ago', async () => {
  jest.useFakeTimers();
  const keys: string[] = [];
  const send = withIdempotencyKey(async (_api, _args: object, key) => {
    keys.push(key);
    throw unanswered;
  });
  await send(api, { order: 1 }, signal).catch(() => {});
  jest.advanceTimersByTime(121_000);
  await send(api, { order: 1 }, signal).catch(() => {});
  jest.useRealTimers();
  expect(keys[1]).not.toBe(keys[0]);
});
