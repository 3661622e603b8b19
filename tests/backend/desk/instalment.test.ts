import type { DeskInstalmentPage } from '@/contract/desk/instalment';
import { addDays } from '@/rules/workingDays';
import { forAllTests } from '@/tests/support/backend';
import { openPaymentShop } from '@/tests/support/buy/paymentShop';

const shop = forAllTests(() => openPaymentShop());
const today = '2026-11-20';
let orderId: number;
const desk = forAllTests(() => shop.customer({ role: 'supervisor' }));

beforeAll(async () => {
  const { userId } = await shop.customer();
  orderId = await shop.placeOrder(userId);
  const facility = { name: 'طرح پله', method: 'amortised', months: 12, lateRate: 29 };
  await shop.run(`UPDATE orders SET state = 'preparing', paid_at = placed_at, facility = $2 WHERE id = $1`, [
    orderId,
    JSON.stringify({ ...facility, annualRate: 23, prepayment: 0, aboveCeiling: 0, fee: 0, loanAmount: 0 }),
  ]);
  for (let number = 1; number <= 60; number += 1)
    await shop.run(
      `INSERT INTO instalments (order_id, number, due_date, amount, paid_at) VALUES ($1, $2, $3, 1000000, $4)`,
      [orderId, number, addDays(today, number - 30), number <= 3 ? `2026-10-2${number}T09:00:00Z` : null],
    );
});

async function numbersOf(query: string): Promise<number[]> {
  const found: number[] = [];
  for (let cursor = ''; ; ) {
    const { data } = await desk.get<DeskInstalmentPage>(`/admin/instalments?${query}${cursor}`);
    found.push(...data.instalments.map(({ number }) => number));
    if (data.nextCursor === null) return found;
    cursor = `&cursor=${encodeURIComponent(data.nextCursor)}`;
  }
}
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('the operator pages through what is late, what is due and what was paid, each once and in order', async () => {
  expect(await numbersOf('tab=late')).toEqual(range(4, 29));
  expect(await numbersOf('tab=late&days=7')).toEqual(range(23, 29));
  expect(await numbersOf('tab=due')).toEqual(range(30, 60));
  expect(await numbersOf('tab=due&days=7')).toEqual(range(30, 37));
  expect(await numbersOf('tab=paid')).toEqual([3, 2, 1]);
  expect(await numbersOf('tab=paid&days=28')).toEqual([3]);
  expect(await numbersOf('tab=late&planId=999999')).toEqual([]);
  expect((await desk.get('/admin/instalments?tab=paid&cursor=x')).status).toBe(400);
});

test('a late instalment has the fee of today, and none once the operator has waived it', async () => {
  const first = async () =>
    (await desk.get<DeskInstalmentPage>('/admin/instalments?tab=late')).data.instalments[0];
  // 26 days at 29 percent a year.
  expect(await first()).toMatchObject({ of: 60, lateFee: Math.round((1_000_000 * 29 * 26) / 36_500) });
  const waive = { step: 'waiveLateFee', number: 4, reason: 'بیماری' };
  await desk.command({ what: 'order', id: orderId, change: waive });
  expect(await first()).toMatchObject({ lateFee: 0, feeWaived: true });
});

test('the file has every instalment of the filter, and who took it is recorded', async () => {
  const file = await shop.app.inject({
    url: '/admin/instalments/export?tab=late',
    headers: { authorization: `Bearer ${desk.token}` },
  });
  const lines = file.body.trim().split('\r\n');
  expect(lines).toHaveLength(27);
  expect(lines[0]).toContain('سررسید');
  expect(lines[2]).toMatch(new RegExp(`^${orderId},5,طرح پله,.*,2026-10-26,1000000,\\d+,$`));
  const [change] = await shop.run(`SELECT action, after FROM desk_changes WHERE area = 'instalment'`);
  expect(change).toMatchObject({ action: 'export', after: { tab: 'late' } });
});
