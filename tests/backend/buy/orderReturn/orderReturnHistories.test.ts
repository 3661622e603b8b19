import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { forAllTests } from '@/tests/support/backend';
import { openReturnShop } from '@/tests/support/buy/returnShop';
import { generatedCases } from '@/tests/support/generated';
import { small, smallPlans } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openReturnShop());

const history = fc.record({
  lines: fc.array(
    fc.record({
      property: fc.constantFrom(small.charger, small.phone, small.console, small.promoted),
      qty: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  plan: fc.constantFrom(null, smallPlans.shop, smallPlans.bank),
  coupon: fc.integer({ min: 0, max: 700_001 }),
  paidInstalments: fc.integer({ min: 0, max: 4 }),
  /** Which line each return takes a piece of, and whether the shop accepts it. */
  returns: fc.array(fc.record({ line: fc.nat(5), isAccepted: fc.boolean() }), { maxLength: 4 }),
});

test('over random histories the refunds are what the customer paid, and an order that is wholly returned costs nothing', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ lines, plan, coupon, paidInstalments, returns }) => {
      const wallet = 2_000_000_000;
      const sara = await shop.createShopper({ wallet });
      for (const { property, qty } of lines) await sara.basket.add(property, qty);
      if (plan !== null) await sara.basket.choosePlan({ planId: plan });
      const { data } = await sara.place({ useWallet: true });
      // The basket has more pieces than one customer may buy.
      fc.pre(data !== undefined);
      const bought = await shop.deliver(data.orderId, sara);
      const id = data.orderId;
      // A coupon as if it had been subtracted at the purchase, in cash.
      const order = await sara.order(id);
      const off =
        order.instalments.length > 0 ? 0 : Math.min(coupon, order.payToday - order.shippingCost - 1);
      await shop.run(
        'UPDATE orders SET coupon_discount = $2, pay_today = pay_today - $2, from_wallet = from_wallet - $2 WHERE id = $1',
        [id, off],
      );
      for (const { number, amount } of order.instalments.slice(0, paidInstalments))
        await shop.run(
          `SELECT * FROM pay_instalments($1, ARRAY[$2::int], NULL, ARRAY[0]::bigint[], $3::bigint, $4, 'قسط', now())`,
          [id, number, amount, randomUUID()],
        );
      const paid = wallet - off - (await sara.balance());

      const mains = bought.items.filter(({ comesAlong }) => !comesAlong);
      const queue = returns.map(({ line, isAccepted }) => ({
        itemId: mains[line % mains.length]?.id ?? 0,
        isAccepted,
      }));
      const rest = mains.flatMap(({ id: itemId, qty }) =>
        Array.from({ length: qty }, () => ({ itemId, isAccepted: true })),
      );
      for (const { itemId, isAccepted } of [...queue, ...rest]) {
        const before = await sara.balance();
        const preview = await bought.preview([{ itemId, qty: 1 }]);
        const asked = await bought.request({ lines: [{ itemId, qty: 1 }] });
        expect(asked.status).toBe(preview.status);
        if (asked.status !== 200) continue;
        const returnId = asked.data.returns[0]?.id ?? 0;
        if (isAccepted) await shop.accept(returnId);
        else expect(await shop.decide(returnId, { verdict: 'refuse', reason: 'ایراد دارد.' })).toBe('done');
        const expected = isAccepted ? preview.data.refund.toWallet : 0;
        expect((await sara.balance()) - before).toBe(expected);
      }
      expect(await sara.balance()).toBe(wallet - off);
      expect(paid).toBeGreaterThan(0);
      expect(await sara.order(id)).toMatchObject({
        state: 'returned',
        instalments: order.instalments.length === 0 ? [] : expect.not.arrayContaining([{ paidAt: null }]),
      });
    }),
    { numRuns: generatedCases(12), seed: 20_261_122, endOnFailure: true },
  );
});
