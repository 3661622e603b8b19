import type { DeskCommand } from '@/contract/desk/command';
import { useDeskChange } from '@/hooks/desk';

/** Sends commands about one thing of the desk. */
export function useCommand() {
  const { send, saving, done, reset, failure, answer } = useDeskChange('command');
  return {
    send: (command: DeskCommand) => send(command),
    ...{ saving, done, reset, failure },
    /** Whether the command waits for a second operator now. */
    isProposed: done && answer !== null && answer !== undefined,
  };
}
