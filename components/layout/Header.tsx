import { useRouter } from 'next/router';
import { useRef } from 'react';
import { TopMenu } from '@/components/menu/TopMenu';
import { SearchField } from '@/components/search/SearchField';
import { User } from '@/components/ui/icons';
import { Link } from '@/components/ui/Link';
import { Mark } from '@/components/ui/Mark';
import { onDemand } from '@/components/ui/onDemand';
import { Container } from '@/components/ui/Section';
import { still } from '@/components/ui/still';
import { useHideOnScroll } from '@/hooks/useHideOnScroll';
import { useAppSelector } from '@/hooks/useStore';
import { selectSignedIn } from '@/store/session/session';
import { selectSite } from '@/store/site';
import { BasketLink } from './BasketLink';
import { Bell } from './Bell';
import * as S from './Header.styles';
import { ThemeButton } from './ThemeButton';

const UserMenu = onDemand(() => import('./UserMenu'));
const TopBanner = still(() => import('./TopBanner'));

/** The shop's head; phone and desktop form are one markup, and CSS chooses. Works without site data too. */
export function Header() {
  const site = useAppSelector(selectSite);
  const signedIn = useAppSelector(selectSignedIn);
  const header = useRef<HTMLElement>(null);
  useHideOnScroll(header);
  return (
    <>
      {site && <TopBanner site={site} />}
      <S.Header ref={header} data-bar="">
        <div className="rows">
          <Container>
            <div className="bar">
              <Link className="logo" href="/">
                {site?.company.companyLogoUrl ? (
                  // biome-ignore lint/performance/noImgElement: a logo may be an SVG, which the optimiser refuses.
                  <img src={site.company.companyLogoUrl} alt={site.company.companyName} />
                ) : (
                  <>
                    <Mark size={32} />
                    {site?.company.companyName ?? 'پله'}
                  </>
                )}
              </Link>
              <SearchField />
              <div className="end">
                <ThemeButton />
                <Bell />
                <div className="person">{signedIn ? <UserMenu /> : <Enter />}</div>
                <BasketLink />
              </div>
            </div>
            {site && <TopMenu items={site.topMenu} />}
          </Container>
        </div>
      </S.Header>
    </>
  );
}

/** Leads a guest to the login, and from there back to this page. */
function Enter() {
  const { asPath, isReady, pathname } = useRouter();
  // The server knows no query of a page that it keeps, and nobody wants back to a page that is not there.
  const path = pathname === '/404' ? '/' : isReady ? asPath : asPath.split('?')[0];
  return (
    <S.Enter href={path === '/' ? '/login' : `/login?c=${encodeURIComponent(path ?? '')}`}>
      <User size={20} />
      ورود/ثبت نام
    </S.Enter>
  );
}
