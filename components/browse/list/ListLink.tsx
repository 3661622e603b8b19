import type { ComponentProps, MouseEvent } from 'react';
import type { ShopQuery } from '@/contract/list';
import { shopHref } from '@/rules/shopQuery';
import type { ShopControls } from './useShopQuery';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  controls: ShopControls;
  to: ShopQuery;
  kind?: 'filter' | 'page';
};

/** Whether the browser should handle the click, because it opens a new tab or window. */
function isModified(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** A link to another list of the shop; without JavaScript it is a plain link. */
export function ListLink({ controls, to, kind, onClick, ...rest }: Props) {
  return (
    <a
      {...rest}
      href={shopHref(to)}
      onClick={(event) => {
        if (isModified(event)) return;
        event.preventDefault();
        controls.apply(to, kind);
        onClick?.(event);
      }}
    />
  );
}
