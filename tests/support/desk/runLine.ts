import type { Database } from '@/backend/db/connect';
import type { LineCommand } from '@/backend/server/changes';
import { changesOf } from '@/backend/server/control';
import { parseDesk } from '@/tests/support/desk/parseDesk';
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

/** Types commands of the desk; a reason is their last word. @returns the printed lines, or the refusal */
export const typist =
  (parts: () => Parts) =>
  async (line: string, reason?: string): Promise<string> => {
    const words = [...line.split(' '), ...(reason === undefined ? [] : ['--reason', reason])];
    const { refused, lines } = await runLine(parts(), parseDesk(words));
    return refused ?? lines.join('\n');
  };
