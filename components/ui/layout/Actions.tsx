import type { ElementType } from 'react';
import type { PropsOf } from './props';

type Own = {
  /** Along the row; from its start when missing. */
  justify?: 'center' | 'end' | 'between';
};

/** The buttons of a form, a dialog or a card, the main one first. On a narrow screen they go to a next line. */
export function Actions<Tag extends ElementType = 'div'>({ as, justify, ...rest }: PropsOf<Tag, Own>) {
  const Element: ElementType = as ?? 'div';
  return <Element data-layout="actions" data-justify={justify} {...rest} />;
}
