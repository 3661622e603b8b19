import { Type } from 'typebox';
import type { PaymentGateway } from '@/backend/adapters/payment/gateway';
import type { Database, Queries } from '@/backend/db/connect';
import { readOne } from '@/backend/db/one';
import { declareStatement } from '@/backend/db/statement';

const supervisors = declareStatement({
  name: 'has_supervisor',
  text: `SELECT EXISTS (SELECT FROM users WHERE role = 'supervisor') AS "isThere"`,
  row: Type.Object({ isThere: Type.Boolean() }),
});

/** Whether somebody may work at the desk. */
export const hasSupervisor = async (db: Queries): Promise<boolean> =>
  (await readOne(db, supervisors)).isThere;

/**
 * Lines for the owner at the end of a start: the gateways that can be paid with, and how the first supervisor is made, while there is none.
 * @param openingCode the code that makes a customer the first supervisor
 */
export async function readStartNotes(
  db: Database,
  gateways: readonly Pick<PaymentGateway, 'code'>[],
  openingCode: string,
): Promise<string[]> {
  const payment =
    gateways.length > 0
      ? `Payment: ${gateways.map(({ code }) => code).join(', ')}.`
      : 'Nobody can pay: PAYMENT_GATEWAYS is not set. Name a gateway and its account in .env; .env.example lists them.';
  const firstSupervisor = [
    'The shop has no supervisor. Open /admin, sign in with your mobile number (without SMS_PROVIDER the code is printed here),',
    `and enter the opening code:  ${openingCode.replace(/(....)/, '$1 ')}`,
  ];
  return (await hasSupervisor(db)) ? [payment] : [payment, ...firstSupervisor];
}
