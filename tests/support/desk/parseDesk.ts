import { Command } from 'commander';
import { addDeskCommands } from '@/backend/cli/program';
import type { LineCommand } from '@/backend/server/changes';

/** Reads «return refuse 12 --reason …». @throws Error that says what is wrong */
export function parseDesk(words: string[]): LineCommand {
  const found: LineCommand[] = [];
  const program = new Command('desk').exitOverride().configureOutput({
    writeErr: () => undefined,
    writeOut: () => undefined,
  });
  addDeskCommands(program, (command) => {
    found.push(command);
  });
  program.parse(words, { from: 'user' });
  const [command] = found;
  if (!command) throw new Error('The command was not carried out.');
  return command;
}
