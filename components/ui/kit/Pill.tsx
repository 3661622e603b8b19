import type { ElementType } from 'react';
import type { PropsOf } from '@/components/ui/layout/props';

/** A short link, button or label in a frame with round ends. `aria-current` marks the one of several that is shown. */
export function Pill<Tag extends ElementType = 'a'>({ as, ...rest }: PropsOf<Tag, object>) {
  const Element: ElementType = as ?? 'a';
  return <Element data-pill="" {...rest} />;
}
