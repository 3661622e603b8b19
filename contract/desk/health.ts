import { type Static, Type } from 'typebox';
import { Instant, Nullable } from '@/contract/common';

const Count = Type.Integer({ minimum: 0 });

/** How alive the parts of the shop are that nobody sees. */
export const DeskHealth = Type.Object({
  /** When this was read. */
  at: Instant,
  /** When the worker last finished a run, to half a minute; null before the first. */
  workerAt: Nullable(Instant),
  /** Payment attempts without an outcome, about which gateways are asked. */
  openPayments: Count,
  oldestPaymentAt: Nullable(Instant),
  /** Work that was queued and is not done. */
  jobs: Count,
  /** Those that fail again and again or are never begun. */
  stuckJobs: Count,
  oldestJobAt: Nullable(Instant),
  /** When `npm run shop -- backup` last wrote a backup; null before the first. */
  backupAt: Nullable(Instant),
  database: Type.Enum(['embedded', 'server']),
  /** `lost` is a Redis that is set and does not answer: the limits then count in each process. */
  redis: Type.Enum(['off', 'ready', 'lost']),
});
export type DeskHealth = Static<typeof DeskHealth>;
