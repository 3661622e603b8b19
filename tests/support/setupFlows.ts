import { installStorage } from './fakeStorage';

// Only the router itself is replaced.
jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const running = new Set<NodeJS.Timeout>();
const { setTimeout: setTimer, clearTimeout: clearTimer } = globalThis;

/** The timers of Node, remembered until the end of their test. */
globalThis.setTimeout = Object.assign((...call: Parameters<typeof setTimer>) => {
  const timer = setTimer(...call);
  running.add(timer);
  return timer;
}, setTimer);

/**
 * Ends what the stores of a test still wait for, as the browser does when a tab closes: Node keeps the timers of a test file that
 * has ended, and a shop that asks again after a while would be seen by the tests of the next file.
 */
afterEach(() => {
  for (const timer of running) clearTimer(timer);
  running.clear();
});

/** Each test has a browser of its own, which no store of an earlier test listens to. */
beforeEach(() => {
  installStorage();
});
