import type { PaymentGateway, PaymentReference } from '@/backend/adapters/payment/gateway';
import { maskSecrets } from '@/backend/adapters/payment/maskSecrets';
import { isoNow } from '@/backend/server/clock';
import type { DomainParts } from '@/backend/server/parts';
import { type Attempt, addLog } from './attempts';

/** The parts that payments need; the worker has them too. */
export type PaymentContext = Pick<DomainParts, 'db' | 'now' | 'payment'>;

/** The gateway of an attempt. @throws when it is no longer configured, which a person has to solve */
export function gatewayOf({ payment }: PaymentContext, attempt: Pick<Attempt, 'gateway'>): PaymentGateway {
  const gateway = payment.gateways.find(attempt.gateway);
  if (!gateway)
    throw new Error(`The gateway ${attempt.gateway} has open payments but is not in PAYMENT_GATEWAYS.`);
  return gateway;
}

/** Reference by which the gateway knows an attempt. @throws for an attempt that the gateway has never accepted */
export function referenceOf({ id, token, amount, tracking }: Attempt): PaymentReference {
  if (token === null) throw new Error(`The attempt ${id} has no token.`);
  return { attemptId: id, token, amount, tracking };
}

/** Longest text of a log entry, in characters: the body of a return comes from anybody. */
const longestLog = 4000;

/** Text of a masked log entry, as JSON. */
export function logText(body: unknown): string {
  const text = JSON.stringify(maskSecrets(body) ?? null);
  return text.length <= longestLog ? text : JSON.stringify({ cut: text.slice(0, longestLog) });
}

/** Logs a message between the shop and a gateway, without secrets and card numbers. */
export async function writeLog(
  context: PaymentContext,
  id: string,
  step: string,
  body: unknown,
): Promise<void> {
  await context.db.query(addLog, { id, step, body: logText(body), now: isoNow(context) });
}
