import { Button } from '@/components/ui/Button';
import { writeCsv } from '@/utils/csv';

type Props = {
  /** Name of the table, and of the file. */
  name: string;
  titles: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
};

/** Saves a table as a CSV file. */
export function CsvButton({ name, titles, rows }: Props) {
  function save() {
    const url = URL.createObjectURL(new Blob([writeCsv(titles, rows)], { type: 'text/csv' }));
    const link = document.createElement('a');
    Object.assign(link, { href: url, download: `${name}.csv` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url));
  }
  return (
    <Button variant="quiet" size="small" aria-label={`دریافت ${name} با CSV`} onClick={save}>
      دریافت CSV
    </Button>
  );
}
