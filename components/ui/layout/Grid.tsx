import type { ElementType } from 'react';
import type { PropsOf, Space } from './props';

type Own = {
  /** Of equal width, on phones; 1 when missing. */
  columns?: number;
  /** From `media.tablet` on; as on phones when missing. */
  columnsTablet?: number;
  /** From `media.md` on; as on tablets when missing. */
  columnsMd?: number;
  /** The least width of a cell in px, in place of `columns`: there are as many columns as fit. */
  minCell?: number;
  /** Between the cells; 4 when missing. */
  gap?: Space;
};

/** Cells of equal width. A cell with `data-cell='whole'` takes the whole line. */
export function Grid<Tag extends ElementType = 'div'>({
  as,
  columns = 1,
  columnsTablet = columns,
  columnsMd = columnsTablet,
  minCell,
  gap = 4,
  ...rest
}: PropsOf<Tag, Own>) {
  const Element: ElementType = as ?? 'div';
  const style = minCell
    ? { '--cell': `${minCell}px` }
    : { '--columns': columns, '--columns-tablet': columnsTablet, '--columns-md': columnsMd };
  const grid = { 'data-layout': 'grid', 'data-fit': minCell || undefined, 'data-gap': gap };
  return <Element {...grid} style={style} {...rest} />;
}
