import type { Command } from 'commander';
import { Value } from 'typebox/value';
import { trimTexts } from '@/utils/trimTexts';
import { LineCommand } from './deskLine';
import { addExamples } from './examples';
import { deskOptions, type Typed } from './verbs/verb';
import { deskNouns, deskVerbs } from './verbs/verbs';

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
