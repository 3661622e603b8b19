import { useRouter } from 'next/router';
import { useRef } from 'react';
import { NotificationLink } from '@/components/account/notification/NotificationLink';
import { SearchField } from '@/components/browse/search/SearchField';
import { ThemeButton } from '@/components/browse/theme/ThemeButton';
import { BasketLink } from '@/components/buy/basket/BasketLink';
import { TopMenu } from '@/components/layout/menu/TopMenu';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { still } from '@/components/ui/kit/firstLoad/still';
import { User } from '@/components/ui/kit/icons';
import { ShopLogo } from '@/components/ui/kit/ShopLogo';
import { Container } from '@/components/ui/layout/Container';
import { useAppSelector } from '@/hooks/useStore';
import { selectSignedIn } from '@/store/session/session';
import { selectSite } from '@/store/site';
import { signInText } from '@/utils/firstLoad/texts';
import { useHideOnScroll } from './useHideOnScroll';

const CustomerMenu = onDemand(
  () => import(/* webpackChunkName: 'customer' */ '@/components/account/customer/CustomerMenu'),
);
const TopBanner = still(() => import(/* webpackChunkName: 'frame' */ '@/components/browse/banner/TopBanner'));

/** The shop's header, with the same markup on phones and desktop. It renders without site data too. */
export function Header() {
  const site = useAppSelector(selectSite);
  const signedIn = useAppSelector(selectSignedIn);
  const header = useRef<HTMLElement>(null);
  useHideOnScroll(header);
  return (
    <>
      {site && <TopBanner site={site} />}
      <header data-part="header" ref={header} data-shop-header="" data-bar="">
        <div className="rows">
          <Container>
            <div className="bar">
              <Link className="logo" href="/">
                <ShopLogo size={32} />
              </Link>
              <SearchField />
              <div className="end">
                <ThemeButton />
                <NotificationLink />
                <div className="person">{signedIn ? <CustomerMenu /> : <LoginLink />}</div>
                <BasketLink />
              </div>
            </div>
            {site && <TopMenu items={site.topMenu} />}
          </Container>
        </div>
      </header>
    </>
  );
}

/** A link to the login, which leads back to this page afterwards. */
function LoginLink() {
  const { asPath, isReady, pathname } = useRouter();
  // On a static page the query is known only when the router is ready. After a sign-in nobody returns to the 404 page.
  const path = pathname === '/404' ? '/' : isReady ? asPath : asPath.split('?')[0];
  // The server encodes a comma of the query, the browser's address need not.
  const back = encodeURIComponent(path?.replaceAll('%2C', ',') ?? '');
  return (
    <Link data-part="login" href={path === '/' ? '/login' : `/login?c=${back}`}>
      <User size={20} />
      {signInText}
    </Link>
  );
}
