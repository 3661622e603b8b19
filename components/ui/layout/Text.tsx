import type { ElementType } from 'react';
import type { Ink, PropsOf, TextSize, Weight } from './props';

type Own = {
  /** `body` when missing. */
  size?: TextSize;
  ink?: Ink;
  weight?: Weight;
};

/** A text in one of the steps of type; a paragraph unless `as` says another element. */
export function Text<Tag extends ElementType = 'p'>({
  as,
  size = 'body',
  ink,
  weight,
  ...rest
}: PropsOf<Tag, Own>) {
  const Element: ElementType = as ?? 'p';
  const text = { 'data-text': size, 'data-ink': ink, 'data-weight': weight };
  return <Element {...text} {...rest} />;
}
