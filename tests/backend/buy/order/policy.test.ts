import { orderJobs } from '@/backend/domains/buy/order/jobs';
import { runOutbox } from '@/backend/server/outbox';
import type { FeedNotification } from '@/contract/notification';
import { forAllTests } from '@/tests/support/backend';
import { openCheckoutShop } from '@/tests/support/buy/checkout/checkoutShop';
import { carryOut } from '@/tests/support/desk/carryOut';
import { run } from '@/tests/support/guest';
import { small, smallServices } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openCheckoutShop());

test('the policy of an insurance comes after the delivery, with its period and the way to claim, and can be corrected', async () => {
  const sara = await shop.createShopper({ wallet: 100_000_000, lines: [[small.phone, 1]] });
  await sara.call.post('/v2/Cart/AddService', {
    productPropertyId: small.phone,
    serviceItems: [{ serviceId: smallServices.body, count: 1 }],
  });
  const { data } = await sara.place({ useWallet: true, gateway: null });
  const order = data.orderId;
  const item = (await sara.order(order)).items[0];
  const parts = { db: shop.db, now: () => shop.clock.now, payment: shop.payment };
  const issue = (number: string, serviceId: number = smallServices.body) =>
    carryOut(parts, {
      what: 'order',
      id: order,
      change: { step: 'policy', itemId: item?.id ?? 0, serviceId, number },
    });

  expect(await issue('BD-1')).toBe('wrong_state');
  await run(shop.db, `UPDATE orders SET state = 'delivered' WHERE id = $1`, [order]);
  expect(await issue('BD-1', smallServices.glass)).toBe('unknown_item');
  expect(await issue('BD-1')).toBe('done');
  const policy = async () => (await sara.order(order)).items[0]?.services[0]?.policy;
  expect(await policy()).toEqual({
    number: 'BD-1',
    from: '2026-11-22',
    to: '2027-11-21',
    provider: expect.any(String),
    claim: expect.any(String),
  });
  const [notice] = (await sara.call.get<FeedNotification[]>('/user/notifications')).data;
  expect(notice).toMatchObject({
    title: 'بیمه‌نامهٔ شما صادر شد',
    text: expect.stringContaining('با شمارهٔ BD-1 صادر شد'),
    link: `/dashboard/orders/${order}`,
  });
  expect(await issue('BD-2')).toBe('done');
  expect(await policy()).toMatchObject({ number: 'BD-2' });

  const [{ mobile = '' } = {}] = await run<{ mobile: string }>(
    shop.db,
    'SELECT u.mobile FROM users u JOIN orders o ON o.user_id = u.id WHERE o.id = $1',
    [order],
  );
  const texts: string[][] = [];
  const sms = {
    ...{ hasVoice: false, sendCode: async () => undefined },
    sendReference: async (...text: string[]) => void texts.push(text),
  };
  const work = () =>
    runOutbox(shop.db, orderJobs({ db: shop.db, sms }), {
      now: () => shop.clock.now,
      onFailure: (error) => {
        throw error;
      },
    });
  await work();
  await work();
  expect(texts).toEqual(['BD-1', 'BD-2'].map((number) => ['policy', mobile, number]));
});
