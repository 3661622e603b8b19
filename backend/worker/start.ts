import type { FastifyBaseLogger } from 'fastify';
import type { Payment } from '@/backend/adapters/payment/open';
import { watchedOffice } from '@/backend/adapters/tax/watched';
import { watchedFeeds } from '@/backend/adapters/torob/watched';
import type { HeldLock } from '@/backend/db/connect';
import { lockKeys } from '@/backend/db/lockKeys';
import type { OuterServices } from '@/backend/domains/desk/outerService/open';
import { sweepPictures } from '@/backend/domains/layout/picture/sweep';
import { hourMs } from '@/utils/timeUnits';
import { createImports } from './imports';
import { createInquiries } from './inquiries';
import { releaseAndDeliver, type WorkerContext } from './runOnce';

/** Pause (ms) between two searches for unused pictures, which read every text of the shop. */
const sweepPauseMs = hourMs;
/** Pause (ms) between two runs, and between two tries to become the leader. */
const pauseMs = 5000;

type WorkerParts = Omit<WorkerContext, 'payment' | 'sms'> & {
  payment: Payment;
  outer: OuterServices;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};

/**
 * Starts the worker. Several processes may start one, of which the one with the advisory lock works. When that process
 * ends, the database frees the lock and another takes over.
 */
export function startWorker({ log, payment, outer, ...parts }: WorkerParts): { stop: () => Promise<void> } {
  const context: WorkerContext = {
    ...parts,
    sms: outer.sms,
    carriers: outer.carriers,
    taxOffice: parts.taxOffice ? watchedOffice(parts.taxOffice, outer.note) : null,
    ...(parts.feeds ? { feeds: watchedFeeds(parts.feeds, outer.note) } : {}),
    payment: { ...payment, gateways: outer.gateways, log },
  };
  let lock: HeldLock | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isOpen = true;
  let sweptAt = Number.NEGATIVE_INFINITY;
  let running = Promise.resolve();
  const runInquiries = createInquiries(context);
  const imports = createImports(context);
  /** Inquiries under way. No turn waits for them: a gateway may take a minute to answer. */
  const inquiries = new Set<Promise<void>>();

  async function turn(): Promise<void> {
    if (!lock?.isHeld()) {
      lock = await context.db.tryLock(lockKeys.worker);
      if (lock) log.info('this process is the worker');
    }
    const held = lock;
    if (!held) return;
    const isLeader = () => isOpen && held.isHeld();
    await outer.accounts.refresh();
    startInquiries(isLeader);
    imports.start(isLeader);
    await releaseAndDeliver(context, isLeader);
    await sweepSometimes();
  }

  async function sweepSometimes(): Promise<void> {
    if (!isOpen || Date.now() - sweptAt < sweepPauseMs) return;
    sweptAt = Date.now();
    await sweepPictures(context).catch((err: unknown) =>
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
        .then(() => plan(pauseMs));
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
