import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CsvButton } from '@/components/desk/kit/CsvButton';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';

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
    /** Draws a bar below each value, as long as its part of the largest one. */
    bar?: boolean;
  }[];
};

/** The value stands above it as a text. */
const Bar = styled.i`
  display: block;
  inline-size: var(--part);
  min-inline-size: 2px;
  block-size: var(--space-1);
  margin-block-start: var(--space-1);
  border-radius: var(--radius-full);
  background: var(--accent-strong);
`;

type Column<Row> = Props<Row>['columns'][number];

/** The cells of a column, with their bars where it has any. */
function cellOf<Row>({ cell, value, bar }: Column<Row>, rows: readonly Row[]): (row: Row) => ReactNode {
  if (!bar) return cell;
  const most = Math.max(...rows.map((row) => Number(value(row))), 1);
  return (row) => (
    <>
      {cell(row)}
      <Bar style={{ '--part': `${Math.max(0, (Number(value(row)) / most) * 100)}%` }} />
    </>
  );
}

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
        columns={columns.map((column) => ({ ...column, cell: cellOf(column, rows) }))}
      />
    </Stack>
  );
}
