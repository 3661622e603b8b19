import { useState } from 'react';
import { Checkbox } from '@/components/ui/kit/Checkbox';

/** The chosen rows of a list, by their ids, and the column of the table in which they are chosen. Rows of other pages stay chosen. */
export function useChoice<Row extends { id: number }>(rows: readonly Row[], nameOf: (row: Row) => string) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map());
  const change = (some: readonly Row[], on: boolean) => {
    const next = new Map(chosen);
    for (const row of some) on ? next.set(row.id, row) : next.delete(row.id);
    setChosen(next);
  };
  const isWhole = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  return {
    /** The chosen rows as they are now on this page, else as they were when they were chosen. */
    chosen: [...chosen.values()].map((row) => rows.find(({ id }) => id === row.id) ?? row),
    clear: () => setChosen(new Map()),
    column: {
      title: (
        <Checkbox checked={isWhole} onChange={({ currentTarget }) => change(rows, currentTarget.checked)}>
          <span className="visually-hidden">انتخاب همهٔ این صفحه</span>
        </Checkbox>
      ),
      cell: (row: Row) => (
        <Checkbox
          checked={chosen.has(row.id)}
          onChange={({ currentTarget }) => change([row], currentTarget.checked)}
        >
          <span className="visually-hidden">انتخاب {nameOf(row)}</span>
        </Checkbox>
      ),
    },
  };
}
