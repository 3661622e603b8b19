/** Prints a table of Markdown, so that it can be copied into the documents. */
export function printTable(titles: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log(['', line(titles), line(titles.map(() => '---')), ...rows.map(line), ''].join('\n'));
}
