import { Type } from 'typebox';
import type { PaymentGateway } from '@/backend/adapters/payment/gateway';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';

const supervisors = declareStatement({
  name: 'has_supervisor',
  text: `SELECT EXISTS (SELECT FROM users WHERE role = 'supervisor') AS "isThere"`,
  row: Type.Object({ isThere: Type.Boolean() }),
});

/** Lines for the owner at the end of a start: the gateways that can be paid with, and the command that makes the first supervisor, while there is none. */
export async function readStartNotes(
  db: Database,
  gateways: readonly Pick<PaymentGateway, 'code'>[],
): Promise<string[]> {
  const [found] = await db.query(supervisors);
  const payment =
    gateways.length > 0
      ? `Payment: ${gateways.map(({ code }) => code).join(', ')}.`
      : 'Nobody can pay: PAYMENT_GATEWAYS is not set. Name a gateway and its account in .env; .env.example lists them.';
  const firstSupervisor = [
    'The shop has no supervisor. Sign in at /login with your mobile number (without SMS_PROVIDER the code is printed here), then',
    'type in another terminal, with the same DATA_DIR or DATABASE_URL:  npm run shop -- grant 09123456789 supervisor',
    'The desk is at /admin/orders.',
  ];
  return found?.isThere ? [payment] : [payment, ...firstSupervisor];
}
