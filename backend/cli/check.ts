import type { Command } from 'commander';
import type { RunChange } from '@/backend/server/changes';
import { addExamples } from './examples';

/** Adds the command that checks the invariants of the shop. */
export function addCheckCommand(program: Command, run: RunChange, print: (line: string) => void): void {
  const command = program
    .command('check')
    .description('check that wallets, orders, stock, seats, lists and files are sound; ends with 1 when not')
    .action(async () => {
      const findings = await run('check', {});
      for (const { about, broken } of findings) {
        print(`${broken.length === 0 ? 'ok   ' : 'WRONG'}  ${about}`);
        for (const line of broken) print(`       - ${line}`);
      }
      const wrong = findings.filter(({ broken }) => broken.length > 0).length;
      print(wrong === 0 ? 'Everything is sound.' : `${wrong} of ${findings.length} checks found something.`);
      if (wrong > 0) process.exitCode = 1;
    });
  addExamples(command, 'check');
}
