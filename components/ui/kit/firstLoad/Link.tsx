import type { ComponentProps } from 'react';

type Props = ComponentProps<'a'> & {
  href: string;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** False keeps the scroll position. */
  scroll?: boolean;
};

/**
 * A link of the shop: a native anchor, which works before hydration and without JavaScript. A listener on the document
 * turns clicks into client-side navigation and prefetches where the pointer or the focus rests (`hooks/firstLoad/useSoftLinks.ts`).
 */
export function Link({ replace, scroll, ...rest }: Props) {
  return <a data-replace={replace || undefined} data-keep-scroll={scroll === false || undefined} {...rest} />;
}
