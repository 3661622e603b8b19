import type { ElementType } from 'react';
import type { PropsOf } from './props';

/** The fields of a form: one column on phones, two on wider screens. A field takes the whole line unless it has `data-cell='half'`. */
export function FormGrid<Tag extends ElementType = 'div'>({ as, ...rest }: PropsOf<Tag, object>) {
  const Element: ElementType = as ?? 'div';
  return <Element data-layout="form" {...rest} />;
}
