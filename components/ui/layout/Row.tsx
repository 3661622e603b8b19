import type { ElementType } from 'react';
import type { PropsOf, Space } from './props';

type Own = {
  /** Between the children; 2 when missing. */
  gap?: Space;
  /** Across the row; `center` when missing. */
  align?: 'start' | 'end' | 'baseline' | 'stretch';
  /** Along the row; from its start when missing. */
  justify?: 'center' | 'end' | 'between';
  /** The children that do not fit go to a next line. */
  wrap?: boolean;
};

/** Children beside each other. */
export function Row<Tag extends ElementType = 'div'>({
  as,
  gap = 2,
  align,
  justify,
  wrap,
  ...rest
}: PropsOf<Tag, Own>) {
  const Element: ElementType = as ?? 'div';
  const row = {
    'data-layout': 'row',
    'data-gap': gap,
    'data-align': align,
    'data-justify': justify,
    'data-wrap': wrap || undefined,
  };
  return <Element {...row} {...rest} />;
}
