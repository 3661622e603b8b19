import type { ElementType } from 'react';
import type { PropsOf, Space } from './props';

type Own = {
  /** Between the children; 3 when missing. */
  gap?: Space;
  align?: 'start' | 'center' | 'end';
};

/** Children below each other, each as wide as the stack, or with `align` as wide as they need. */
export function Stack<Tag extends ElementType = 'div'>({ as, gap = 3, align, ...rest }: PropsOf<Tag, Own>) {
  const Element: ElementType = as ?? 'div';
  const stack = { 'data-layout': 'stack', 'data-gap': gap, 'data-align': align };
  return <Element {...stack} {...rest} />;
}
