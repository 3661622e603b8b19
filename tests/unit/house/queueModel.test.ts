import { meanTime, throughputWithin } from '@/bench/support/queueModel';

test('the mean time of several servers follows from the published tables of Erlang', () => {
  // The part that waits: a third of the arrivals at two servers with one erlang, 0.409 at ten servers with eight.
  expect(meanTime({ service: 1, processors: 2 }, 1)).toBeCloseTo(1 + 1 / 3, 12);
  expect(meanTime({ service: 1, processors: 10 }, 8)).toBeCloseTo(1 + 0.409 / 2, 3);
});

test('the mean time of one server is the known one, and grows without end at its limit', () => {
  // M/M/1: service / (1 - load).
  expect(meanTime({ service: 0.1, processors: 1 }, 5)).toBeCloseTo(0.2, 12);
  expect(meanTime({ service: 0.1, processors: 1 }, 10)).toBe(Number.POSITIVE_INFINITY);
});

test('a chain does as many orders as its slowest station allows within the time', () => {
  const shop = { service: 0.1, processors: 1 };
  expect(throughputWithin([shop], 0.2)).toBeCloseTo(5, 6);
  expect(throughputWithin([shop, { service: 0.001, processors: 64 }], 0.201)).toBeCloseTo(5, 3);
  expect(throughputWithin([shop], 0.05)).toBe(0);
});
