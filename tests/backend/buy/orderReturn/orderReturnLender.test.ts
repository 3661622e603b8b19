import { randomUUID } from 'node:crypto';
import type { PaymentGateway } from '@/backend/adapters/payment/gateway';
import { returnJobs } from '@/backend/domains/buy/orderReturn/jobs';
import { runOutbox } from '@/backend/server/outbox';
import { forAllTests } from '@/tests/support/backend';
import { openReturnShop } from '@/tests/support/buy/returnShop';
import { carryOut } from '@/tests/support/desk/carryOut';
import { run } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openReturnShop());

const charger = 900_000;

/** A delivered order of two chargers, which a lender paid a part of, and its accepted return of one. */
async function returnToLender(lent: number) {
  const sara = await shop.deliverTo({ wallet: 20_000_000, lines: [[small.charger, 2]] });
  await run(
    shop.db,
    `INSERT INTO payment_attempts (id, user_id, purpose, order_id, amount, gateway, state, token, expires_at, created_at, updated_at)
      VALUES ($1, $2, 'order', $3, $4, 'lender', 'settled', gen_random_uuid()::text, now(), now(), now())`,
    [randomUUID(), sara.userId, sara.orderId, lent],
  );
  const { data: preview } = await sara.preview();
  const { data } = await sara.request();
  const id = data.returns[0]?.id ?? 0;
  await shop.accept(id);
  return { sara, id, refund: preview.refund };
}

/** Does the queued work with a lender that has these calls. */
async function runJobs(calls: Partial<PaymentGateway>): Promise<void> {
  const lender = { code: 'lender', title: 'کیپا', ...calls };
  const payment = { ...shop.payment, gateways: { ...shop.payment.gateways, find: () => lender as never } };
  const context = {
    db: shop.db,
    now: () => shop.clock.now,
    payment: { ...payment, shopUrl: null, log: shop.app.log },
  };
  const onFailure = (error: unknown) => {
    throw error;
  };
  await runOutbox(shop.db, returnJobs(context), { now: context.now, onFailure });
}

test('a lender gets its part first, and the return is refunded once its loan is lowered', async () => {
  const lent = 500_000;
  const { sara, refund } = await returnToLender(lent);
  expect(refund).toMatchObject({ toLender: lent, toWallet: charger - lent });
  expect((await sara.order(sara.orderId)).returns[0]).toMatchObject({ state: 'accepted', toLender: lent });
  const cancelled: number[] = [];
  await runJobs({ reverse: async ({ amount }) => cancelled.push(amount) > 0 });
  expect(cancelled).toEqual([lent]);
  expect((await sara.order(sara.orderId)).returns[0]?.state).toBe('refunded');
});

test('a lender whose payments cannot be cancelled refunds the whole of it', async () => {
  const { sara } = await returnToLender(500_000);
  const changes: { by: number; left: number }[] = [];
  await runJobs({
    reverse: async () => false,
    update: async (_payment, { by, left }) => {
      changes.push({ by, left });
    },
  });
  expect(changes).toEqual([{ by: 500_000, left: 0 }]);
  expect((await sara.order(sara.orderId)).returns[0]?.state).toBe('refunded');
});

test('a lender without such a call is asked by an operator, and the customer reads so', async () => {
  const { sara, id } = await returnToLender(500_000);
  await runJobs({});
  expect((await sara.order(sara.orderId)).returns[0]?.state).toBe('accepted');
  const texts = async () =>
    (
      await run<{ text: string }>(
        shop.db,
        'SELECT text FROM notifications WHERE user_id = $1 ORDER BY id DESC',
        [sara.userId],
      )
    ).map(({ text }) => text);
  expect((await texts())[0]).toContain('همکاران ما آن را با کیپا هماهنگ می‌کنند');
  const parts = { db: shop.db, now: () => shop.clock.now, payment: shop.payment };
  const noteLowered = () => carryOut(parts, { what: 'return', id, decision: { verdict: 'lowered' } });
  expect(await noteLowered()).toBe('done');
  expect((await sara.order(sara.orderId)).returns[0]?.state).toBe('refunded');
  expect((await texts())[0]).toContain('کم شد');
  expect(await noteLowered()).toBe('wrong_state');
});
