import type { Command } from 'commander';
import { buildProgram } from '@/backend/cli/program';
import type { LineCommand } from '@/backend/server/changes';

const silent = { writeErr: () => undefined, writeOut: () => undefined };

function silence(command: Command): void {
  command.configureOutput(silent);
  for (const one of command.commands) silence(one);
}

/** Reads «return refuse 12 --reason …». @throws Error that says what is wrong */
export function parseDesk(words: string[]): LineCommand {
  const found: LineCommand[] = [];
  const program = buildProgram(
    async (_kind, command) => {
      found.push(command as LineCommand);
      return { refused: null, lines: [] } as never;
    },
    () => undefined,
  );
  silence(program);
  program.parse(words, { from: 'user' });
  const [command] = found;
  if (!command) throw new Error('The command was not carried out.');
  return command;
}
