import type { ElementType } from 'react';
import type { PropsOf, Space } from './props';

type Own = {
  /**
   * raised: a white sheet over the page · sunken: a grey ground inside a sheet · outlined: a frame inside a sheet · quiet: a
   * frame around the ground of the page, inside a sheet · plain: only the padding, for the content of a dialog. `raised` when missing.
   */
  tone?: 'raised' | 'sunken' | 'outlined' | 'quiet' | 'plain';
  /** Between the children; 3 when missing. */
  gap?: Space;
  /** The padding of a phone at every width. */
  dense?: boolean;
};

/** A surface for one part of a page, its children below each other. */
export function Card<Tag extends ElementType = 'section'>({
  as,
  tone = 'raised',
  gap = 3,
  dense,
  ...rest
}: PropsOf<Tag, Own>) {
  const Element: ElementType = as ?? 'section';
  const card = {
    'data-layout': 'card',
    'data-card': tone,
    'data-gap': gap,
    'data-dense': dense || undefined,
  };
  return <Element {...card} {...rest} />;
}
