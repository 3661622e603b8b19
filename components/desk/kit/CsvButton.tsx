import { Button } from '@/components/ui/kit/Button';
import { saveFile } from '@/services/browser/saveFile';
import { writeCsv } from '@/utils/csv';

type Props = {
  /** Name of the table, and of the file. */
  name: string;
  titles: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
};

/** Saves a table as a CSV file. */
export function CsvButton({ name, titles, rows }: Props) {
  const save = () => saveFile(new Blob([writeCsv(titles, rows)], { type: 'text/csv' }), `${name}.csv`);
  return (
    <Button variant="quiet" size="small" aria-label={`دریافت ${name} با CSV`} onClick={save}>
      دریافت CSV
    </Button>
  );
}
