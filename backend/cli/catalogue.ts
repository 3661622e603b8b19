import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { RunChange } from '@/backend/server/changes';
import { addExamples } from './examples';

/** Adds the commands that import and export the products. */
export function addCatalogueCommands(program: Command, run: RunChange, print: (line: string) => void): void {
  const importing = program
    .command('import <file>')
    .description(
      'create and change products and variants from a .csv or .ndjson file; run it with --dry-run first',
    )
    .option('--dry-run', 'say what would change, and change nothing')
    .action(async (file: string, { dryRun = false }: { dryRun?: boolean }) => {
      const answer = await run('import', { file: resolve(file), dryRun });
      if (answer.refused !== null) throw new Error(answer.refused);
      const { counts, errors } = answer;
      print(
        `${dryRun ? 'A dry run: ' : ''}${counts.lines} lines: ${counts.created} new, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.refused} refused; ${counts.newProducts} new products.`,
      );
      for (const { line, field, message } of errors) print(`  line ${line}, ${field}: ${message}`);
      if (counts.refused > 0) process.exitCode = 1;
    });
  addExamples(importing, 'import products.csv --dry-run', 'import products.csv');
  const exporting = program
    .command('export <file>')
    .description('write all products and variants into a new .csv or .ndjson file, which `import` reads')
    .action(async (file: string) => {
      const { refused } = await run('export', { file: resolve(file) });
      if (refused !== null) throw new Error(refused);
      print(`The products are in ${file}.`);
    });
  addExamples(exporting, 'export products.csv');
}
