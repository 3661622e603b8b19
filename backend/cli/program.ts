import { Command } from 'commander';
import { Value } from 'typebox/value';
import { LineCommand, type RunChange } from '@/backend/server/changes';
import { trimTexts } from '@/utils/trimTexts';
import { addBackupCommands } from './backups';
import { addCatalogueCommands } from './catalogue';
import { addCheckCommand } from './check';
import { addCustomerCommands } from './customers';
import { orderVerbs } from './desk/orderVerbs';
import { requestVerbs } from './desk/requestVerbs';
import { textVerbs } from './desk/textVerbs';
import { deskNouns, deskOptions, type Typed, type Verb } from './desk/verb';
import { addExamples } from './examples';
import { addOfferCommands } from './offers';
import { addReconcileCommand } from './reconcile';
import { addReleaseCommand } from './release';
import { addSearchCommand } from './search';

/** Every command about work that waits for an operator. */
const deskVerbs: readonly Verb[] = [
  {
    usage: 'list',
    about: 'show the orders, cheques, returns, conversations and requests that wait for an operator',
    example: 'list',
    read: () => ({ what: 'list' }),
  },
  ...orderVerbs,
  ...textVerbs,
  ...requestVerbs,
];

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
  addSearchCommand(program, run, print);
  program.commandsGroup('Customers:');
  addCustomerCommands(program, run, print);
  program.commandsGroup('Books, backups and releases:');
  addReconcileCommand(program, run, print);
  addCheckCommand(program, run, print);
  addBackupCommands(program, run, print);
  addReleaseCommand(program, print);
  addExamples(program, 'list', 'order ship --help');
  return program;
}

/** Adds the commands of the desk to a program. @param run carries out the command that was typed */
function addDeskCommands(program: Command, run: (command: LineCommand) => void | Promise<void>): void {
  const nouns = new Map<string, Command>();
  for (const { usage, about, example, options = [], read } of deskVerbs) {
    const [, noun, verb, args = ''] = /^(\w+)(?: (\w+))?(?: (<.*>))?$/.exec(usage) ?? [];
    if (noun === undefined) throw new Error(`The verb "${usage}" cannot be read.`);
    const parent = verb === undefined ? program : (nouns.get(noun) ?? addNoun(program, noun));
    if (verb !== undefined) nouns.set(noun, parent);
    const command = parent.command(`${verb ?? noun} ${args}`.trim()).description(about);
    addExamples(command, example);
    for (const name of options) {
      const { flags, about, required } = deskOptions[name];
      if (required) command.requiredOption(flags, about);
      else command.option(flags, about);
    }
    command.action(() => run(requireValid(command, read(readTyped(command)))));
  }
}

function addNoun(program: Command, noun: string): Command {
  return program
    .command(noun)
    .helpCommand(false)
    .description(deskNouns[noun] ?? '');
}

function readTyped(command: Command): Typed {
  const words: string[] = command.args;
  const [id = Number.NaN, number = Number.NaN, third = Number.NaN] = words.map((word) =>
    /^\d{1,10}$/.test(word) ? Number(word) : Number.NaN,
  );
  const typed = {
    reason: '',
    text: '',
    tracking: null,
    serial: [],
    broken: false,
    amount: null,
    ...command.opts(),
  };
  return { ...typed, id, number, third, words };
}

function requireValid(command: Command, made: unknown): LineCommand {
  const trimmed = trimTexts(LineCommand, made);
  if (Value.Check(LineCommand, trimmed)) return trimmed;
  return command.error('error: a number, a date or a text is missing or has the wrong form');
}
