import type { Orm } from '@/backend/db/connect';
import { moveWallet, type WalletMove } from '@/backend/domains/buy/wallet/move';
import { toPersianDigits } from '@/utils/digits';
import { dayMs, hourMs } from '@/utils/timeUnits';
import { laptopOrder, planOrder, returnedOrder, shippedOrder } from './personaHistory';
import { dueAt, type WrittenOrder } from './personaOrders';

/** The balance after the last entry, in toman. */
const finalBalance = 2_350_000;

type Entry = Pick<WalletMove, 'amount' | 'kind' | 'title' | 'orderId'> & { at: number };

const recharge = (at: number, amount: number): Entry => ({
  at,
  amount,
  kind: 'recharge',
  title: 'افزایش موجودی',
});
const ofOrder = (kind: 'purchase' | 'refund', at: number, amount: number, orderId: number): Entry => ({
  at,
  amount,
  kind,
  title: `${kind === 'purchase' ? 'پرداخت' : 'برگشت وجه'} سفارش ${toPersianDigits(orderId)}`,
  orderId,
});

/** The entries of a year: recharges, payments of orders, gifts, refunds and four instalments. */
function entriesOf(written: ReadonlyMap<number, WrittenOrder>, now: number): Entry[] {
  const ago = (days: number) => now - days * dayMs;
  const order = (id: number) => {
    const found = written.get(id);
    if (!found) throw new RangeError(`The demo shopper has no order ${id}.`);
    return found;
  };
  const plan = order(planOrder);
  const monthly = plan.quote?.amountPerMonth ?? 0;
  const prepayment = plan.quote?.payToday ?? 0;
  const refunded = order(returnedOrder).total;
  const upTo = (amount: number, unit: number) => Math.ceil(amount / unit) * unit;
  const entries = [
    recharge(ago(410) - hourMs, 1_000_000),
    { at: ago(408), amount: 50_000, kind: 'gift', title: 'هدیهٔ نخستین خرید' } as const,
    ofOrder('purchase', ago(331), -500_000, 1_024_518),
    recharge(ago(300), 2_000_000),
    ofOrder('purchase', ago(287), -1_500_000, 1_026_240),
    ofOrder('refund', ago(286), 1_500_000, 1_026_240),
    ofOrder('purchase', ago(251), -1_200_000, 1_027_715),
    recharge(ago(230), 3_000_000),
    ofOrder('purchase', ago(214), -2_800_000, 1_029_083),
    { at: ago(200), amount: 100_000, kind: 'gift', title: 'هدیهٔ تولد' } as const,
    ofOrder('purchase', ago(176), -900_000, 1_030_466),
    recharge(plan.placedAt - hourMs, upTo(prepayment, 1_000_000)),
    ofOrder('purchase', plan.placedAt, -prepayment, planOrder),
    ...[1, 2, 3, 4].flatMap((number): Entry[] => [
      recharge(dueAt(now, number) - dayMs, upTo(monthly, 100_000)),
      {
        at: dueAt(now, number),
        amount: -monthly,
        kind: 'instalment',
        title: `قسط ${toPersianDigits(number)} از ۱۲، سفارش ${toPersianDigits(planOrder)}`,
        orderId: planOrder,
      },
    ]),
    ofOrder('refund', order(returnedOrder).placedAt + 8 * dayMs, refunded, returnedOrder),
    ofOrder('purchase', ago(41), -refunded, laptopOrder),
    recharge(ago(20), 500_000),
    recharge(ago(4), 2_000_000),
  ].sort((a, b) => a.at - b.at);
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  return [...entries, ofOrder('purchase', order(shippedOrder).placedAt, finalBalance - sum, shippedOrder)];
}

/** Writes the demo shopper's wallet entries. @param now ms since the epoch @throws when a balance would be negative */
export async function seedWallet(
  orm: Orm,
  userId: number,
  written: readonly WrittenOrder[],
  now: number,
): Promise<void> {
  const entries = entriesOf(new Map(written.map((order) => [order.id, order])), now);
  for (const [place, { at, ...entry }] of entries.entries()) {
    const move = { ...entry, userId, cause: `demo ${userId} ${place + 1}` };
    const { outcome } = await moveWallet({ orm }, move, at);
    if (outcome !== 'done') throw new RangeError(`Entry ${place + 1} of the demo wallet: ${outcome}.`);
  }
}
