import type { ReactNode } from 'react';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { CsvButton } from './CsvButton';

type Props<Row> = {
  title: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  empty: string;
  columns: readonly {
    title: string;
    cell: (row: Row) => ReactNode;
    /** The value in the file. */
    value: (row: Row) => string | number | null;
    wraps?: boolean;
  }[];
};

/** A table of numbers with a title and a file of the same rows. */
export function NumberTable<Row>({ title, rows, keyOf, empty, columns }: Props<Row>) {
  return (
    <Stack gap={2}>
      <Row wrap justify="between">
        <Heading>{title}</Heading>
        {rows.length > 0 && (
          <CsvButton
            name={title}
            titles={columns.map((column) => column.title)}
            rows={rows.map((row) => columns.map(({ value }) => value(row)))}
          />
        )}
      </Row>
      <DeskTable
        caption={title}
        rows={rows}
        keyOf={keyOf}
        empty={empty}
        columns={columns.map((column) => ({ ...column, key: column.title }))}
      />
    </Stack>
  );
}
