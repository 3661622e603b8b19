import { readFileSync } from 'node:fs';
import { columnMeanings } from '@/contract/desk/importColumns';

test('the README lists every column of a file of products with its meaning', () => {
  const rows = columnMeanings.map(
    ({ names, readme }) => `| ${names.map((name) => `\`${name}\``).join(', ')} | ${readme} |`,
  );
  const table = ['| Columns | Cell |', '| --- | --- |', ...rows, ''].join('\n');
  expect(readFileSync('README.md', 'utf8')).toContain(`\n\n${table}\n`);
});
