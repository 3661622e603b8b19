import { useRouter } from 'next/router';
import { BasketBadge } from '@/components/browse/productCard/BasketBadge';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Heart, House, LayoutGrid, ShoppingBag, User } from '@/components/ui/kit/icons';
import { useAppDispatch, useAppSelector, useAppStore } from '@/hooks/useStore';
import { personalLink } from '@/rules/personalLink';
import { selectSignedIn } from '@/store/session/session';
import { selectCatalogMode, selectStaticsData } from '@/store/site';
import { overlayClosed, overlayOpened, selectOverlay } from '@/store/ui';
import { preloadDrawerPictures } from './menuPictures';

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
    <nav data-part="bottom-bar" aria-label="نوار پایین" data-bar="">
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
    </nav>
  );
}
