import type { ReactNode } from 'react';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { CsvButton } from './CsvButton';
import * as S from './Numbers.styles';

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
    <div>
      <S.Head>
        <h2>{title}</h2>
        {rows.length > 0 && (
          <CsvButton
            name={title}
            titles={columns.map((column) => column.title)}
            rows={rows.map((row) => columns.map(({ value }) => value(row)))}
          />
        )}
      </S.Head>
      <DeskTable
        caption={title}
        rows={rows}
        keyOf={keyOf}
        empty={empty}
        columns={columns.map((column) => ({ ...column, key: column.title }))}
      />
    </div>
  );
}
