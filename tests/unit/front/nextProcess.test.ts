import { EventEmitter } from 'node:events';
import { NextProcess } from '@/front/nextProcess';

/** What the system answers to each start: a process, or that it has none. */
const started: EventEmitter[] = [];
jest.mock('node:child_process', () => ({
  fork: () => {
    const child = new EventEmitter();
    started.push(child);
    return child;
  },
}));

afterEach(() => jest.useRealTimers());

test('a Next that the system cannot start again is tried until it can, and the front server goes on', async () => {
  jest.useFakeTimers();
  const lost: (number | null)[] = [];
  const next = new NextProcess((code) => lost.push(code));
  const first = next.start();
  started[0]?.emit('message', { port: 3001 });
  await first;
  expect(next.isRunning).toBe(true);

  started[0]?.emit('exit', 137);
  expect(next.isRunning).toBe(false);
  await jest.advanceTimersByTimeAsync(1000);
  started[1]?.emit('error', new Error('spawn EAGAIN'));
  await jest.advanceTimersByTimeAsync(1000);
  started[2]?.emit('message', { port: 3002 });
  await jest.advanceTimersByTimeAsync(0);
  expect(next.isRunning).toBe(true);
  expect(lost).toEqual([137, null]);
});
