import type { DeskCommand } from '@/contract/desk/command';
import { useDeskChange } from '@/hooks/desk';

/** Sends commands about one thing of the desk. */
export function useCommand() {
  const { send, saving, done, reset, failure } = useDeskChange('command');
  return { send: (command: DeskCommand) => send(command), saving, done, reset, failure };
}
