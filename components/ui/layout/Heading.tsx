import type { ComponentPropsWithRef } from 'react';
import type { Ink, TextSize, Weight } from './props';

const sizeOf = { 1: 'heading', 2: 'title', 3: 'body', 4: 'body' } as const;

type Props = Omit<ComponentPropsWithRef<'h2'>, 'style'> & {
  /** Its place in the outline of the page; 2 when missing. */
  level?: keyof typeof sizeOf;
  /** By the level when missing: a heading for 1, a title for 2, a body for 3 and 4. */
  size?: TextSize;
  ink?: Ink;
  /** `bold` when missing. */
  weight?: Weight;
};

/** A heading. The level says what it heads, the size how it looks. */
export function Heading({ level = 2, size = sizeOf[level], ink, weight, ...rest }: Props) {
  const Element = `h${level}` as const;
  return <Element data-text={size} data-ink={ink} data-weight={weight} {...rest} />;
}
