import type { ComponentProps, ElementType } from 'react';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import type { PropsOf } from '@/components/ui/layout/props';

/** An element that is pressed, as a text alone in its row: a link, or the element `as`, for example a `summary`. */
export function TextAction<Tag extends ElementType = 'a'>({ as, ...rest }: PropsOf<Tag, object>) {
  const Element: ElementType = as ?? 'a';
  return <Element data-action="" {...rest} />;
}

/** A secondary action as text. */
export const TextButton = (props: ComponentProps<'button'>) => (
  <button type="button" data-action="" {...props} />
);

/** A link that stands alone, as text. */
export const TextLink = (props: ComponentProps<typeof Link>) => <Link data-action="" {...props} />;
