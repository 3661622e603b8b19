import { type Command, InvalidArgumentError } from 'commander';
import type { RunChange } from '@/backend/server/changes';
import { addExamples } from './examples';

/** Adds the command that prints the money of a day and every difference in the books. */
export function addReconcileCommand(program: Command, run: RunChange, print: (line: string) => void): void {
  const command = program
    .command('reconcile')
    .description('print the money of a day by gateway; ends with 1 when the books contradict each other')
    .argument('[day]', 'YYYY-MM-DD in Tehran', parseDay, today())
    .action(async (day: string) => {
      const result = await run('reconcile', { day });
      print(JSON.stringify(result, null, 2));
      if (result.differences.length > 0) process.exitCode = 1;
    });
  addExamples(command, 'reconcile 2026-11-20');
}

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Tehran' });

function parseDay(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new InvalidArgumentError('It must be a day like 2026-11-20.');
  return text;
}
