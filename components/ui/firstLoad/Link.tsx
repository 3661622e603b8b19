import type { ComponentProps } from 'react';

type Props = ComponentProps<'a'> & {
  href: string;
  /** Takes the place of the present history entry. */
  replace?: boolean;
  /** False keeps the scroll position. */
  scroll?: boolean;
};

/**
 * A link of the shop: a plain anchor, which works before and without scripts. One listener on the document makes it a
 * soft navigation and prefetches on intent (`hooks/firstLoad/useSoftLinks.ts`).
 */
export function Link({ replace, scroll, ...rest }: Props) {
  return <a data-replace={replace || undefined} data-keep-scroll={scroll === false || undefined} {...rest} />;
}
