import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '@/components/ui/layout/Card';
import { Text } from '@/components/ui/layout/Text';

const Sheet = styled(Card)`
  padding: 0;
  overflow: hidden;

  .scroll {
    /* Hidden texts are placed inside it, so that they scroll with the table and widen no page. */
    position: relative;
    overflow-x: auto;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--text-body);
  }
  th,
  td {
    padding: var(--space-3) var(--space-4);
    text-align: start;
    white-space: nowrap;
  }
  th {
    background: var(--sunken);
    color: var(--ink-2);
    font-size: var(--text-caption);
    font-weight: 600;
  }
  td {
    border-block-start: 1px solid var(--line);
  }
  td[data-wraps] {
    min-inline-size: 220px;
    white-space: normal;
  }
  tbody tr:hover {
    background: var(--ground);
  }
  > p {
    padding: var(--space-7) var(--space-4);
    text-align: center;
  }
`;

type Column<Row> = {
  /** Left out, the column holds what can be done with a row, and only screen readers hear its title. */
  title?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Whether its text may have several lines. */
  wraps?: boolean;
};

export type DeskTableProps<Row> = {
  /** Name of the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Shown without rows. */
  empty: ReactNode;
};

/** A table of the desk, which scrolls sideways on narrow screens. */
export function DeskTable<Row>({ caption, columns, rows, keyOf, empty }: DeskTableProps<Row>) {
  return (
    <Sheet>
      {rows.length === 0 ? (
        <Text ink="muted">{empty}</Text>
      ) : (
        // A keyboard scrolls only what it can focus.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
        <section className="scroll" tabIndex={0} aria-label={caption}>
          <table>
            <caption className="visually-hidden">{caption}</caption>
            <thead>
              <tr>
                {columns.map(({ title = <span className="visually-hidden">کارها</span> }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change.
                  <th key={place} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={keyOf(row)}>
                  {columns.map(({ cell, wraps }, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                    <td key={place} data-wraps={wraps || undefined}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Sheet>
  );
}
