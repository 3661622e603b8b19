import type { ElementType } from 'react';
import type { PropsOf, Space } from './props';

type Own = {
  /** Between the children; 3 when missing. */
  gap?: Space;
  align?: 'start' | 'center' | 'end';
  /** A thin line between the children, for the rows of a card, with the gap on both sides. The gap is 4 then, unless it is given. */
  divided?: boolean;
};

/** Children below each other, each as wide as the stack, or with `align` as wide as they need. */
export function Stack<Tag extends ElementType = 'div'>({
  as,
  divided,
  gap = divided ? 4 : 3,
  align,
  ...rest
}: PropsOf<Tag, Own>) {
  const Element: ElementType = as ?? 'div';
  const stack = {
    'data-layout': 'stack',
    'data-gap': gap,
    'data-align': align,
    'data-divided': divided || undefined,
    style: divided && { '--divided': `var(--space-${gap})` },
  };
  return <Element {...stack} {...rest} />;
}
