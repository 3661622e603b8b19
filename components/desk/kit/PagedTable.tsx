import type { ComponentProps } from 'react';
import { DeskData } from './DeskData';
import { DeskPager } from './DeskPager';
import { DeskTable, type DeskTableProps } from './DeskTable';

type Props<Row, Page> = Pick<DeskTableProps<Row>, 'keyOf' | 'empty' | 'columns'> &
  Pick<ComponentProps<typeof DeskPager>, 'cursor' | 'onTurn'> & {
    /** Answer of `useDeskRead`. */
    read: ComponentProps<typeof DeskData<Page>>['read'];
    /** Name of the list, also for screen readers: «سفارش‌ها». */
    name: string;
    rowsOf: (page: Page) => readonly Row[];
  };

/** A list of the desk in pages: what `DeskData` shows around it, its table, and the buttons that turn its pages. */
export function PagedTable<Row, Page extends { nextCursor: string | null }>({
  read,
  name,
  rowsOf,
  cursor,
  onTurn,
  ...table
}: Props<Row, Page>) {
  return (
    <DeskData read={read} name={name}>
      {(page) => (
        <>
          <DeskTable caption={name} rows={rowsOf(page)} {...table} />
          <DeskPager cursor={cursor} nextCursor={page.nextCursor} onTurn={onTurn} />
        </>
      )}
    </DeskData>
  );
}
