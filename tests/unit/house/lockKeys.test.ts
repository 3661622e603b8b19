import { lockKeys } from '@/backend/db/lockKeys';

test('no two advisory locks share a key', () => {
  const keys = Object.values(lockKeys);
  expect(new Set(keys).size).toBe(keys.length);
});
