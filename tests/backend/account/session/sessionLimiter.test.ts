import { addressRanges, memoryLimiter } from '@/backend/server/limiter';

test('a window opens with the first count, allows the maximum and returns the seconds to wait', async () => {
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

test('a count that was given back can be taken again', async () => {
  const limiter = memoryLimiter(() => 0);
  await limiter.giveBack('a');
  expect(await limiter.take('a', 1, 1000)).toBe(0);
  await limiter.giveBack('a');
  expect(await limiter.take('a', 1, 1000)).toBe(0);
  expect(await limiter.take('a', 1, 1000)).toBe(1);
});

test('a count can be read until its window closes', async () => {
  let time = 0;
  const limiter = memoryLimiter(() => time);
  expect(await limiter.count('a')).toBe(0);
  await limiter.take('a', 1, 1000);
  await limiter.take('a', 1, 1000);
  expect(await limiter.count('a')).toBe(2);
  await limiter.giveBack('a');
  expect(await limiter.count('a')).toBe(1);
  time += 1000;
  expect(await limiter.count('a')).toBe(0);
});

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['::ffff:cb00:7107', ['203.0.113.7']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2/64', '2001:db8:1/48']],
  ['2001:db8:1:2::9', ['2001:db8:1:2/64', '2001:db8:1/48']],
  ['2001:0DB8:0001:0002::', ['2001:db8:1:2/64', '2001:db8:1/48']],
  ['2001:db8::1', ['2001:db8:0:0/64', '2001:db8:0/48']],
  ['fe80::1%eth0', ['fe80:0:0:0/64', 'fe80:0:0/48']],
  ['no address', ['no address']],
  ['::1', ['0:0:0:0/64', '0:0:0/48']],
])('%s is counted as %s', (address, keys) => {
  expect(addressRanges(address).map(({ key }) => key)).toEqual(keys);
});
