import { runStorm } from '@/tests/support/buy/faultStorm';

test('purchases while the backend is killed twice are paid once, and nothing is lost, oversold or left held', async () => {
  const { paidOnce, ...wrong } = await runStorm({
    server: process.env.TEST_DATABASE_URL,
    shoppers: 25,
    kills: 2,
  });
  expect(wrong).toEqual({
    paidTwice: 0,
    paidAndLost: 0,
    tomanUnaccounted: 0,
    piecesOversold: 0,
    slotsOverbooked: 0,
    holdsLeft: 0,
  });
  expect(paidOnce).toBeGreaterThan(0);
}, 240_000);
