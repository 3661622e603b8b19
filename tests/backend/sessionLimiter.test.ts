import { addressKey, memoryLimiter } from '@/backend/limiter';

test('a window opens with the first count, holds so many, and says how long it is closed', async () => {
  let time = 1_000_000;
  const limiter = memoryLimiter(() => time);
  expect(await limiter.take('a', 2, 60_000)).toBe(0);
  time += 10_000;
  expect(await limiter.take('a', 2, 60_000)).toBe(0);
  expect(await limiter.take('a', 2, 60_000)).toBe(50);
  expect(await limiter.take('b', 2, 60_000)).toBe(0);
  time += 49_500;
  expect(await limiter.take('a', 2, 60_000)).toBe(1);
  time += 500;
  expect(await limiter.take('a', 2, 60_000)).toBe(0);
});

test('what was given back can be taken again', async () => {
  const limiter = memoryLimiter(() => 0);
  await limiter.giveBack('a');
  expect(await limiter.take('a', 1, 1000)).toBe(0);
  await limiter.giveBack('a');
  expect(await limiter.take('a', 1, 1000)).toBe(0);
  expect(await limiter.take('a', 1, 1000)).toBe(1);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
