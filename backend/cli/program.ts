import { Command } from 'commander';
import { addBackupCommands } from './backups';
import { addCatalogueCommands } from './catalogue';
import { addCheckCommand } from './check';
import { addCustomerCommands } from './customers';
import { addDeskCommands } from './deskCommands';
import { addExamples } from './examples';
import { addOfferCommands } from './offers';
import { addReconcileCommand } from './reconcile';
import type { RunChange } from './runChange';

/**
 * The command line of the operator. Parsing throws a CommanderError, after it was written, when the words are wrong.
 * @param run carries out a change @param print writes a line for the operator
 */
export function buildProgram(run: RunChange, print: (line: string) => void): Command {
  const program = new Command('npm run shop --')
    .description('Works on the shop from a script, while the shop runs or when it is stopped.')
    .helpCommand(false)
    .exitOverride()
    .showHelpAfterError('(Add --help to see what can be typed.)');
  program.commandsGroup('Waiting work:');
  addDeskCommands(program, async (command) => {
    const { refused, lines } = await run('desk', command);
    if (refused !== null) throw new Error(refused);
    for (const line of lines.length > 0 ? lines : ['Done.']) print(line);
  });
  program.commandsGroup('Modes, offers and products:');
  addOfferCommands(program, run);
  addCatalogueCommands(program, run, print);
  program.commandsGroup('Customers:');
  addCustomerCommands(program, run, print);
  program.commandsGroup('Books and backups:');
  addReconcileCommand(program, run, print);
  addCheckCommand(program, run, print);
  addBackupCommands(program, run, print);
  addExamples(program, 'list', 'order ship --help');
  return program;
}
