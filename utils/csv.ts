/** A text that a spreadsheet would calculate gets a mark before it, which the import of products removes. */
export const markFormula = (text: string) =>
  /^\s*[=+\-@＝＋－＠]/u.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;

const writeCell = (value: string | number | null) => {
  const text = markFormula(String(value ?? ''));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A table as CSV with a mark by which Excel knows the encoding. Numbers have Latin digits, so that programs can add them up. */
export function writeCsv(
  titles: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  return `\uFEFF${[titles, ...rows].map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`;
}
