import type { Command } from 'commander';

/** Adds examples to the help of a command. @param lines what is typed after `npm run shop --` */
export function addExamples(command: Command, ...lines: string[]): void {
  const title = lines.length > 1 ? 'Examples' : 'Example';
  command.addHelpText(
    'after',
    `\n${title}:\n${lines.map((line) => `  $ npm run shop -- ${line}`).join('\n')}`,
  );
}
