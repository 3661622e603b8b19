import { type Attempt, dueAttempts } from '@/backend/domains/buy/payment/attempts';
import type { PaymentContext } from '@/backend/domains/buy/payment/context';
import { inquireDue } from '@/backend/domains/buy/payment/inquire';
import { isoNow } from '@/backend/server/clock';
import { runUntraced } from '@/utils/telemetry/settings';
import type { WorkerContext } from './runOnce';

/** Attempts of one gateway that are asked about in one turn, and at the same time. */
const batchSize = 50;
const sideBySide = 4;

/**
 * Creates a function that asks the gateways about due attempts and resolves with their answers. Every gateway has a queue of
 * its own, so that a slow one delays only its own shoppers. A call during an earlier one leaves the gateways out that have
 * not answered yet. What fails is logged and stays due.
 */
export function createInquiries(context: PaymentContext & Pick<WorkerContext, 'trace'>) {
  const { db, payment, trace = runUntraced } = context;
  const busyGateways = new Set<string>();

  async function ask(due: Attempt): Promise<void> {
    await trace('ask a gateway', () => inquireDue(context, due)).catch((err: unknown) =>
      payment.log.error({ err }, 'an inquiry failed'),
    );
  }

  async function askGateway(gateway: string, queue: Attempt[], isLeader: () => boolean): Promise<void> {
    busyGateways.add(gateway);
    const askInTurn = async () => {
      for (let due = queue.shift(); due && isLeader(); due = queue.shift()) await ask(due);
    };
    await Promise.all(Array.from({ length: sideBySide }, askInTurn));
    busyGateways.delete(gateway);
  }

  return async function runInquiries(isLeader: () => boolean): Promise<void> {
    const due = await db.query(dueAttempts, {
      now: isoNow(context),
      busy: [...busyGateways],
      most: batchSize,
    });
    const gateways = [...new Set(due.map(({ gateway }) => gateway))];
    await Promise.all(
      gateways.map((code) =>
        askGateway(
          code,
          due.filter(({ gateway }) => gateway === code),
          isLeader,
        ),
      ),
    );
  };
}
