import { runDueImport } from '@/backend/domains/browse/catalogueImport/runImport';
import { runUntraced } from '@/utils/telemetry/settings';
import type { WorkerContext } from './runOnce';

/**
 * Runs waiting imports beside the other work, one at a time, because a file may take minutes. A failure is logged, and the import is
 * tried again at the next turn.
 */
export function createImports(context: WorkerContext) {
  let running: Promise<void> | null = null;

  const { trace = runUntraced } = context;

  async function runAll(isLeader: () => boolean): Promise<void> {
    while (isLeader() && (await trace('run an import', () => runDueImport(context, isLeader))));
  }

  return {
    /** Begins unless a run is under way. */
    start(isLeader: () => boolean): void {
      running ??= runAll(isLeader)
        .catch((err: unknown) => context.payment.log.error({ err }, 'an import of products failed'))
        .finally(() => {
          running = null;
        });
    },
    /** Resolves when no run is under way. */
    ended: (): Promise<void> => running ?? Promise.resolve(),
  };
}
