import sharp from 'sharp';
import { register } from '@/instrumentation';

beforeAll(register);

test('encodes at most two pictures at a time, and finally all', async () => {
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, sharp.counters().process);
  }, 1);
  const noise = Buffer.from(Array.from({ length: 400 * 400 * 3 }, (_, index) => (index * 7919) % 256));
  const picture = () =>
    sharp(noise, { raw: { width: 400, height: 400, channels: 3 } })
      .avif({ effort: 1 })
      .toBuffer();
  const encoded = await Promise.all(Array.from({ length: 6 }, picture));
  clearInterval(watch);
  expect(encoded.every((one) => one.byteLength > 0)).toBe(true);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(2);
});
