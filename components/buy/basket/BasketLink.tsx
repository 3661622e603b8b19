import { useRouter } from 'next/router';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { BasketBadge } from '@/components/browse/productCard/BasketBadge';
import { IconLink } from '@/components/ui/kit/IconLink';
import { ShoppingBag } from '@/components/ui/kit/icons';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { selectCatalogMode } from '@/store/site';
import { overlayOpened } from '@/store/ui';
import { breakpoints, media } from '@/styles/media';

/** Hidden on phones, where the bottom bar links to the basket. */
const DesktopIconLink = styled(IconLink)`
  ${media.belowMd} {
    display: none;
  }
`;

/** Opens the drawer on desktop. On `/order` and without JavaScript it is a link to the basket page. */
export function BasketLink() {
  const dispatch = useAppDispatch();
  const { asPath } = useRouter();
  const catalogMode = useAppSelector(selectCatalogMode);
  if (catalogMode) return null;

  function openDrawer(event: MouseEvent) {
    const newTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (newTab || window.innerWidth < breakpoints.md || asPath.split(/[?#]/)[0] === '/order') return;
    event.preventDefault();
    dispatch(overlayOpened('basket'));
  }

  return (
    <DesktopIconLink href="/cart" aria-label="سبد خرید" data-early onClick={openDrawer}>
      <span>
        <ShoppingBag size={24} />
        <BasketBadge />
      </span>
    </DesktopIconLink>
  );
}
