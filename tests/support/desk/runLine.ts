import type { Database } from '@/backend/db/connect';
import type { LineCommand } from '@/backend/server/changes';
import { changesOf } from '@/backend/server/control';
import { memoryStorage } from '@/tests/support/memoryStorage';

type Parts = Pick<Parameters<typeof changesOf>[0], 'now' | 'payment'> & { db: Database };

/** Carries out a command of the command line. */
export const runLine = (parts: Parts, command: LineCommand) =>
  changesOf({
    ...parts,
    storage: memoryStorage(),
    storefront: null,
    log: { warn: () => undefined },
  }).desk(command);
