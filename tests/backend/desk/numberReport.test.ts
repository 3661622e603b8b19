import type { NumberReport, ReportName } from '@/contract/desk/numberReport';
import type { ShopNumbers } from '@/contract/desk/numbers';
import { forAllTests } from '@/tests/support/backend';
import { openReturnShop } from '@/tests/support/buy/returnShop';
import { small } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openReturnShop());
const supervisor = forAllTests(() => shop.customer({ role: 'supervisor' }));
const charger = 900_000;

test('what comes back lowers the net sales of its category, plan and city, and every return has its reason', async () => {
  const sara = await shop.deliverTo({ lines: [[small.charger, 2]] });
  const { total } = await sara.order(sara.orderId);
  await sara.giveBack();
  const period = 'from=2026-11-22&to=2026-11-22';
  const report = async (name: ReportName) =>
    (await supervisor.get<NumberReport>(`/admin/numbers/report?report=${name}&${period}`)).data.rows;

  const { data: numbers } = await supervisor.get<ShopNumbers>(`/admin/numbers?${period}`);
  expect(numbers.sales).toMatchObject({
    orders: 1,
    gross: total,
    returned: charger,
    net: total - charger,
    returnedOrders: 1,
  });
  expect(numbers.refunds).toBe(charger);
  expect(numbers.bestSellers).toMatchObject([{ pieces: 2, returnedPieces: 1, net: charger }]);

  const sale = { orders: 1, gross: total, returned: charger, net: total - charger };
  expect(await report('plans')).toEqual([{ key: '', values: sale }]);
  expect(await report('cities')).toEqual([{ key: expect.stringMatching(/./), values: sale }]);
  const goods = { pieces: 2, gross: 2 * charger, returnedPieces: 1, returned: charger, net: charger };
  for (const name of ['categories', 'brands'] as const)
    expect(await report(name)).toEqual([{ key: expect.stringMatching(/./), values: goods }]);
  expect(await report('returns')).toEqual([
    { key: 'changedMind', values: { count: 1, pieces: 1, returned: charger, refunds: charger } },
  ]);
  expect(await report('stock')).toMatchObject([{ values: { pieces: 2 } }]);
  await shop.setStock(small.charger, 100);
  // Two receipts at different prices: 10 pieces for 500,000 and 30 for 700,000 are 650,000 a piece.
  expect(await report('profit')).toMatchObject([
    { values: { pieces: 1, costed: 0, profit: 0, uncosted: 1 } },
  ]);
  const receive = (pieces: number, cost: number) =>
    supervisor.post(`/admin/variants/${small.charger}/stock`, {
      kind: 'receipt',
      pieces,
      cost,
      note: 'خرید',
    });
  await receive(10, 500_000);
  await receive(30, 700_000);
  await shop.run(`UPDATE stock_moves SET at = $1 WHERE cost IS NOT NULL`, [
    new Date(shop.clock.now).toISOString(),
  ]);
  expect(await report('profit')).toEqual([
    {
      key: expect.stringMatching(/./),
      values: { pieces: 1, costed: charger, cost: 650_000, profit: charger - 650_000, uncosted: 0 },
    },
  ]);
  for (const name of ['gateways', 'searches', 'instalments'] as const) expect(await report(name)).toEqual([]);
});

test.each([
  ['from=2026-11-22&to=2026-11-21', 'پایان بازه پیش از آغاز آن است.'],
  ['from=2025-01-01&to=2026-11-21', 'بازه بلندتر از ۳۶۶ روز است.'],
])('a period that is none or too long is refused: %s', async (period, message) => {
  const { status, message: said, fields } = await supervisor.get(`/admin/numbers?${period}`);
  expect([status, said, fields]).toEqual([422, message, { to: message }]);
});

test('each visitor counts once a day for each step, and only the sums are written', async () => {
  const view = (remoteAddress: string) =>
    shop.app.inject({ method: 'POST', url: '/product/viewed', remoteAddress });
  for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) await view(address);
  await shop.createShopper({ lines: [[small.charger, 1]] });
  await shop.app.close();
  const rows = await shop.run('SELECT step, count FROM daily_counts ORDER BY step');
  expect(rows).toEqual(
    expect.arrayContaining([
      { step: 'basket', count: 1 },
      { step: 'productView', count: 2 },
    ]),
  );
});
