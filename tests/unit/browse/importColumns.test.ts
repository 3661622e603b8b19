import { readFileSync } from 'node:fs';
import { columnMeanings } from '@/contract/desk/importColumns';

test('the operator’s page lists every column of a file of products with its meaning', () => {
  const rows = columnMeanings.map(
    ({ names, english }) => `| ${names.map((name) => `\`${name}\``).join(', ')} | ${english} |`,
  );
  const table = ['| Columns | Cell |', '| --- | --- |', ...rows, ''].join('\n');
  expect(readFileSync('docs/operator.md', 'utf8')).toContain(`\n\n${table}\n`);
});
