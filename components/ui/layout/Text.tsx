import type { ElementType } from 'react';
import type { Ink, PropsOf, TextSize, Weight } from './props';

type Own = {
  /** `body` when missing. */
  size?: TextSize;
  ink?: Ink;
  weight?: Weight;
  /** No wider than an eye reads easily, for text that would else run over a whole page. */
  measure?: boolean;
};

/** A text in one of the steps of type; a paragraph unless `as` says another element. */
export function Text<Tag extends ElementType = 'p'>({
  as,
  size = 'body',
  ink,
  weight,
  measure,
  ...rest
}: PropsOf<Tag, Own>) {
  const Element: ElementType = as ?? 'p';
  const text = {
    'data-text': size,
    'data-ink': ink,
    'data-weight': weight,
    'data-measure': measure || undefined,
  };
  return <Element {...text} {...rest} />;
}
