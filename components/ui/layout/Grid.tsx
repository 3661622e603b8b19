import type { ElementType } from 'react';
import type { PropsOf, Space } from './props';

type Own = {
  /** Of equal width, on phones; 1 when missing. */
  columns?: number;
  /** From `media.md` on; as on phones when missing. */
  columnsMd?: number;
  /** Between the cells; 4 when missing. */
  gap?: Space;
};

/** Cells of equal width. */
export function Grid<Tag extends ElementType = 'div'>({
  as,
  columns = 1,
  columnsMd = columns,
  gap = 4,
  ...rest
}: PropsOf<Tag, Own>) {
  const Element: ElementType = as ?? 'div';
  const style = { '--columns': columns, '--columns-md': columnsMd };
  return <Element data-layout="grid" data-gap={gap} style={style} {...rest} />;
}
