import { zarinpalGateway } from '@/backend/adapters/payment/zarinpal';
import { checkShop } from '@/backend/check/check';
import type { Database } from '@/backend/db/connect';
import { audit, type BankPayment, workOff } from '@/tests/support/buy/faultStorm';
import { run } from '@/tests/support/guest';
import { auditLabels } from '../auditLabels';
import { stock } from './fillShop';

type Books = {
  merchantId: string;
  bank: { url: string; books: () => BankPayment[] };
  /** Numbers of the orders that were answered. */
  orders: readonly number[];
  /** Customers who were signed out. */
  signedOut: number;
};

/**
 * Lets a worker do all that is left, and counts what is wrong then. No other process of the shop may run.
 * @returns numbers by their names, which must be 0 but for the first
 */
export async function countBroken(db: Database, { merchantId, bank, orders, signedOut }: Books) {
  const gateway = zarinpalGateway({ merchantId }, bank.url);
  await workOff(db, {
    codes: [gateway.code],
    real: new Map([[gateway.code, gateway]]),
    shopUrl: 'http://shop',
  });
  const counted = await audit(db, stock, bank.books());
  const kept = await run(db, 'SELECT FROM orders WHERE id = ANY ($1::int[])', [orders]);
  // Nothing of this shop is in a file.
  const findings = await checkShop({ db, storage: { has: async () => true } });
  for (const { about, broken } of findings)
    if (broken.length > 0) console.log(`${about}: ${broken.join('; ')}`);
  const [seats] = await run<{ booked: number }>(
    db,
    'SELECT sum(booked)::int AS booked FROM appointment_days',
  );
  console.log(
    `${orders.length} orders, ${bank.books().length} payments at the bank, ${seats?.booked} seats booked at the end`,
  );
  return [
    // `Object.entries` names its keys as plain strings.
    ...Object.entries(auditLabels).map(
      ([name, label]) => [label, counted[name as keyof typeof counted]] as const,
    ),
    ['answered orders that are gone', new Set(orders).size - kept.length],
    [
      'rules of «check» and «reconcile» that are broken',
      findings.filter(({ broken }) => broken.length > 0).length,
    ],
    ['customers signed out', signedOut],
  ] as const;
}
