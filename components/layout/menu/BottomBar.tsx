import { useRouter } from 'next/router';
import styled from 'styled-components';
import { BasketBadge } from '@/components/browse/productCard/BasketBadge';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Heart, House, LayoutGrid, ShoppingBag, User } from '@/components/ui/kit/icons';
import { useAppDispatch, useAppSelector, useAppStore } from '@/hooks/useStore';
import { personalLink } from '@/rules/personalLink';
import { selectSignedIn } from '@/store/session/session';
import { selectCatalogMode, selectStaticsData } from '@/store/site';
import { overlayClosed, overlayOpened, selectOverlay } from '@/store/ui';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';
import { preloadDrawerPictures } from './menuPictures';

const Root = styled.nav`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: ${layers.bottomBar};
  padding-block-end: env(safe-area-inset-bottom);
  background: var(--surface);
  box-shadow: 0 -1px 0 var(--line);
  ${media.md} {
    display: none;
  }

  ul {
    display: flex;
    block-size: var(--bottom-bar-height);
  }
  li {
    flex: 1;
  }
  li > * {
    position: relative;
    inline-size: 100%;
    block-size: 100%;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: var(--space-1);
    font-size: var(--text-caption);
    line-height: 1.5;
    color: var(--ink-2);
  }
  [data-active] {
    color: var(--ink);
    font-weight: 700;
  }
  [data-active]::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inline-size: 28px;
    block-size: 3px;
    border-radius: 0 0 3px 3px;
    background: var(--accent);
  }
  li span:not(.visually-hidden) {
    position: relative;
  }
  svg {
    display: block;
  }
  :focus-visible {
    outline-offset: -4px;
  }
`;

/**
 * The five main links on phones.
 * @param onCategories closes the category drawer, inside which links replace the drawer's history entry
 */
export default function BottomBar({ onCategories }: { onCategories?: () => void }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { asPath } = useRouter();
  const overlay = useAppSelector(selectOverlay);
  const catalogMode = useAppSelector(selectCatalogMode);
  const signedIn = useAppSelector(selectSignedIn);
  const path = asPath.split(/[?#]/)[0] ?? '/';
  const favorites = path === '/dashboard/favorites';
  const replace = onCategories !== undefined;
  const categories = overlay === 'categories';

  /** Preloads the drawer's first pictures before it opens. */
  function preloadPictures() {
    const statics = selectStaticsData(store.getState());
    if (statics) preloadDrawerPictures(statics);
  }

  const linkProps = (link: { href: string }, active: boolean) => ({
    ...link,
    replace,
    'data-active': (active && !categories) || undefined,
    'aria-current': active ? ('page' as const) : undefined,
  });

  return (
    <Root aria-label="نوار پایین" data-bar="">
      <ul>
        <li>
          <Link {...linkProps({ href: '/' }, path === '/')}>
            <House size={24} />
            خانه
          </Link>
        </li>
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={categories}
            data-active={categories || undefined}
            onPointerEnter={preloadPictures}
            onFocus={preloadPictures}
            onClick={
              onCategories ?? (() => dispatch(categories ? overlayClosed() : overlayOpened('categories')))
            }
          >
            <LayoutGrid size={24} />
            دسته‌بندی
          </button>
        </li>
        {!catalogMode && (
          <li>
            <Link {...linkProps({ href: signedIn ? '/cart' : '/login?c=/cart' }, path === '/cart')}>
              <span>
                <ShoppingBag size={24} />
                <BasketBadge />
              </span>
              سبد خرید
            </Link>
          </li>
        )}
        <li>
          <Link {...linkProps(personalLink('/dashboard/favorites', signedIn), favorites)}>
            <Heart size={24} />
            علاقه‌مندی
          </Link>
        </li>
        <li>
          <Link
            {...linkProps(personalLink('/dashboard', signedIn), path.startsWith('/dashboard') && !favorites)}
          >
            <User size={24} />
            پروفایل
          </Link>
        </li>
      </ul>
    </Root>
  );
}
