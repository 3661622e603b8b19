import { Command } from 'commander';
import { Value } from 'typebox/value';
import { addExamples } from '@/backend/cli/examples';
import { trimTexts } from '@/utils/trimTexts';
import { LineCommand } from './commands';
import { deskNouns, deskVerbs } from './verbs';
import { deskOptions, type Typed } from './verbs/verb';

/** Adds the commands of the desk to a program. @param run carries out the command that was typed */
export function addDeskCommands(program: Command, run: (command: LineCommand) => void | Promise<void>): void {
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
