import type { Command } from 'commander';
import type { RunChange } from '@/backend/server/changes';
import { addExamples } from './examples';

/** Adds the command that fills the index of the search server. */
export function addSearchCommand(program: Command, run: RunChange, print: (line: string) => void): void {
  const command = program
    .command('search')
    .description('fill the index of the search server anew (SEARCH_URL), while the old one answers searches')
    .action(async () => {
      const filled = await run('search', {});
      if (filled.refused !== null) throw new Error(filled.refused);
      print(`\nThe database has ${filled.products} products, the search server ${filled.documents}.`);
    });
  addExamples(command, 'search');
}
