import { Redis } from 'ioredis';

const redisUrl = process.env.TEST_REDIS_URL;

/** Stores of the sign-in limits with their names, and Redis when `TEST_REDIS_URL` is set. */
export const limiters: readonly (readonly [string, () => Redis | undefined])[] = [
  ['this process', () => undefined],
  ...(redisUrl ? [['Redis', () => new Redis(redisUrl, { db: 13 })] as const] : []),
];
