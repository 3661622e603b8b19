import type { FastifyBaseLogger } from 'fastify';
import type { Payment } from '@/backend/adapters/payment/open';
import type { HeldLock } from '@/backend/db/lease';
import { lockKeys } from '@/backend/db/lockKeys';
import type { OuterServices } from '@/backend/domains/desk/outerService/open';
import { sweepPictures } from '@/backend/domains/layout/picture/sweep';
import { markNow } from '@/backend/server/health';
import { runUntraced } from '@/utils/telemetry/settings';
import { hourMs } from '@/utils/timeUnits';
import { createImports } from './imports';
import { createInquiries } from './inquiries';
import { releaseAndDeliver, type WorkerContext } from './runOnce';

/** Pause (ms) between two searches for unused pictures, which read every text of the shop. */
const sweepPauseMs = hourMs;
/** Pause (ms) between two runs. */
const pauseMs = 5000;
/** Pause (ms) between two tries to become the leader. */
const tryPauseMs = 1000;

type WorkerParts = Omit<WorkerContext, 'payment' | 'sms'> & {
  payment: Payment;
  outer: OuterServices;
  /** A UUID of which one process exists at a time; a new one for each lease without it. */
  workerId?: string | null;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};

/**
 * Starts the worker. Several processes may start one, of which the one with the lease works. When that process
 * ends or loses the database, the lease runs out and another takes over.
 */
export function startWorker({ log, payment, outer, workerId, ...parts }: WorkerParts): {
  stop: () => Promise<void>;
} {
  const context: WorkerContext = {
    ...parts,
    sms: outer.sms,
    carriers: outer.carriers,
    insurer: outer.insurer,
    tax: outer.tax,
    feeds: outer.feeds,
    payment: { ...payment, gateways: outer.gateways, log },
  };
  let lock: HeldLock | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isOpen = true;
  let sweptAt = Number.NEGATIVE_INFINITY;
  let running = Promise.resolve();
  const { trace = runUntraced } = context;
  const runInquiries = createInquiries(context);
  const imports = createImports(context);
  /** Inquiries under way. No turn waits for them: a gateway may take a minute to answer. */
  const inquiries = new Set<Promise<void>>();

  async function turn(): Promise<void> {
    if (!lock?.isHeld()) {
      lock = await context.db.tryLock(lockKeys.worker, workerId ?? undefined);
      if (lock) log.info('this process is the worker');
    }
    const held = lock;
    if (!held) return;
    const isLeader = () => isOpen && held.isHeld();
    await outer.accounts.refresh();
    startInquiries(isLeader);
    imports.start(isLeader);
    await releaseAndDeliver(context, isLeader);
    await markNow(context, 'workerRun');
    await sweepSometimes();
  }

  async function sweepSometimes(): Promise<void> {
    if (!isOpen || Date.now() - sweptAt < sweepPauseMs) return;
    sweptAt = Date.now();
    await trace('sweep pictures', () => sweepPictures(context)).catch((err: unknown) =>
      log.error({ err }, 'unused pictures could not be deleted'),
    );
  }

  function startInquiries(isLeader: () => boolean): void {
    const inquiry = runInquiries(isLeader)
      .catch((err: unknown) => log.error({ err }, 'the worker could not ask the gateways'))
      .finally(() => inquiries.delete(inquiry));
    inquiries.add(inquiry);
  }

  function plan(wait: number): void {
    if (!isOpen) return;
    timer = setTimeout(() => {
      running = turn()
        .catch((err: unknown) => log.error({ err }, 'the worker failed and will try again'))
        .then(() => plan(lock?.isHeld() ? pauseMs : tryPauseMs));
    }, wait);
  }

  plan(0);
  return {
    async stop() {
      isOpen = false;
      clearTimeout(timer);
      await running;
      await Promise.all([...inquiries, imports.ended()]);
      await lock?.release();
    },
  };
}
